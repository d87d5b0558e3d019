import { Card, CardHeader } from '#ui/card.tsx';
import { Tag } from '#ui/tag.tsx';
import { officeSettingsTexts } from '../texts.ts';
import { SettingField } from './setting-fields.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const texts = officeSettingsTexts;

/** How large a file may be; which kinds are taken is shown and not changed here. */
export function FilesTab({ form }: { form: SettingsForm }) {
  return (
    <Card aria-labelledby="settings-files" className="grid max-w-160 gap-5">
      <CardHeader id="settings-files" title={texts.files} />
      <SettingField
        form={form}
        name="max_file_size"
        hint={texts.hints.maxFileSize}
        inputMode="numeric"
        narrow
      />
      <div className="grid gap-1.5">
        <h3 id="settings-types" className="text-base font-strong">
          {texts.fileTypes}
        </h3>
        <ul aria-labelledby="settings-types" className="flex flex-wrap gap-1.5">
          {form.settings.values.allowed_file_types.map((type) => (
            <li key={type}>
              <Tag>{type}</Tag>
            </li>
          ))}
        </ul>
        <p className="text-small text-muted">{texts.contactForTypes}</p>
      </div>
    </Card>
  );
}
