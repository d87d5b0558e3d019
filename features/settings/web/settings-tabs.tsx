import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { type SettingGroup, type SettingKey, settingKeys, settingOf } from '../registry.ts';
import { officeSettingsTexts } from '../texts.ts';
import { SettingControl } from './setting-fields.tsx';
import type { SettingsForm } from './settings-form.ts';

const { hints, groups, officialPages, security } = officeSettingsTexts;

/** The site's name and limits, who may come in, and where the guide leads people. */
export function GeneralTab({ form }: { form: SettingsForm }) {
  const registrationsOff = form.typed('allow_registrations') === false;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card aria-labelledby="settings-site" className="grid grid-cols-1 gap-5">
        <CardHeader id="settings-site" title={groups.site} />
        <Controls form={form} group="site" />
      </Card>
      <div className="grid grid-cols-1 gap-4">
        <Card aria-labelledby="settings-access" className="grid grid-cols-1 gap-5">
          <CardHeader id="settings-access" title={groups.access} />
          <Controls
            form={form}
            group="access"
            below={{
              allow_registrations: registrationsOff && (
                <p className="text-small text-muted">
                  {hints.registrationsOff}{' '}
                  <q className="text-ink">{accountTexts.signInFailed.reasons.registrations_closed}</q>
                </p>
              ),
              maintenance_mode: (
                <p>
                  <Link
                    href="/admin/preview/maintenance"
                    newTab
                    className="inline-flex min-h-control items-center"
                  >
                    {hints.preview}
                  </Link>
                </p>
              ),
            }}
          />
        </Card>
        <Card aria-labelledby="settings-official" className="grid grid-cols-1 gap-5">
          <div>
            <CardHeader id="settings-official" title={officialPages.title} />
            <p className="text-muted">{officialPages.lead}</p>
          </div>
          <Controls form={form} group="official" />
        </Card>
      </div>
    </div>
  );
}

/** The controls of a group, in the order of the registry. `below`: what some of them have under them. */
function Controls({
  form,
  group,
  below = {},
}: {
  form: SettingsForm;
  group: SettingGroup;
  below?: Partial<Record<SettingKey, ReactNode>>;
}) {
  const keys = settingKeys.filter((key) => settingOf(key).group === group);
  return keys.map((key) => (
    <SettingControl key={key} form={form} name={key}>
      {below[key]}
    </SettingControl>
  ));
}

/** How large a file may be; which kinds are taken is shown and not changed here. */
export function FilesTab({ form }: { form: SettingsForm }) {
  return (
    <Card aria-labelledby="settings-files" className="grid max-w-160 gap-5">
      <CardHeader id="settings-files" title={officeSettingsTexts.files} />
      <Controls form={form} group="files" />
      <div className="grid gap-1.5">
        <h3 id="settings-types" className="text-base font-strong">
          {officeSettingsTexts.fileTypes}
        </h3>
        <ul aria-labelledby="settings-types" className="flex flex-wrap gap-1.5">
          {form.settings.values.allowed_file_types.map((type) => (
            <li key={type}>
              <Tag>{type}</Tag>
            </li>
          ))}
        </ul>
        <p className="text-small text-muted">{officeSettingsTexts.contactForTypes}</p>
      </div>
    </Card>
  );
}

/** Nothing to set here: what protects people, as specified, and what that means in this installation. */
export function SecurityTab() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Lines id="settings-security" title={security.title} lines={security.lines} />
      <Lines id="settings-security-here" title={security.here.title} lines={security.here.lines} />
    </div>
  );
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="grid grid-cols-[auto_1fr] gap-2">
            <ShieldCheck aria-hidden="true" className="mt-0.5 text-icon-now" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
