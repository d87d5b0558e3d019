import { type ReactNode, useId } from 'react';
import type { Settings } from '#domain/contracts/settings.ts';
import { officeSettingsTexts } from '#domain/texts/office-settings.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';

const texts = officeSettingsTexts;

/** What every setting stands at. */
export function SettingsView({ settings }: { settings: Settings }) {
  const onOff = (value: boolean) => (value ? texts.on : texts.off);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Group title={texts.general}>
        <Line term={texts.siteName}>{settings.site_name}</Line>
        <Line term={texts.supportEmail}>{settings.support_email}</Line>
        <Line term={texts.applicationFee}>{settings.application_fee.toFixed(2)}</Line>
        <Line term={texts.maxApplications}>{settings.max_applications_per_user}</Line>
        <Line term={texts.allowRegistrations}>{onOff(settings.allow_registrations)}</Line>
        <Line term={texts.maintenanceMode}>{onOff(settings.maintenance_mode)}</Line>
      </Group>
      <Group title={texts.files} after={texts.contactForTypes}>
        <Line term={texts.maxFileSize}>{settings.max_file_size}</Line>
        <Line term={texts.fileTypes}>
          <span className="flex flex-wrap gap-1.5">
            {settings.allowed_file_types.map((type) => (
              <Tag key={type}>{type}</Tag>
            ))}
          </span>
        </Line>
      </Group>
    </div>
  );
}

function Group({ title, after, children }: { title: string; after?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="self-start">
      <CardHeader id={heading} title={title} />
      <dl className="mt-3 grid gap-y-2 sm:grid-cols-[14rem_1fr]">{children}</dl>
      {after && <p className="mt-3 text-small text-muted">{after}</p>}
    </Card>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] max-sm:mb-2">{children}</dd>
    </>
  );
}
