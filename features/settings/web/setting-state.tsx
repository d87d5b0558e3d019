import { formatDateTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { SettingKey } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';
import { LastChanged } from './last-changed.tsx';
import { valueInWords } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

const texts = officeSettingsTexts;

/** Under a setting: what we corrected, what somebody else wrote meanwhile, and who changed it last. */
export function SettingState({ form, name }: { form: SettingsForm; name: SettingKey }) {
  const theirs = form.overtaken(name);
  const note = form.notes[name];
  return (
    <>
      <p role="status" className="text-small font-strong text-due-text empty:hidden">
        {note}
      </p>
      {theirs ? (
        <Alert
          tone="error"
          title={texts.conflict.title}
          actions={
            <>
              <Button onClick={() => form.keepMine(name)}>{texts.conflict.keep}</Button>
              <Button variant="quiet" onClick={() => form.drop(name)}>
                {texts.conflict.take}
              </Button>
            </>
          }
        >
          {texts.conflict.detail(
            theirs.changed_by ?? texts.history.somebody,
            valueInWords(name, form.settings.values[name]),
            formatDateTime(theirs.changed_at),
          )}
        </Alert>
      ) : (
        <LastChanged form={form} name={name} />
      )}
    </>
  );
}
