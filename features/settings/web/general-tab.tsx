import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { officeSettingsTexts } from '../texts.ts';
import { SettingField, SettingSwitch, SettingUrl } from './setting-fields.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const { hints, groups, officialPages } = officeSettingsTexts;

/** The site's name and limits, who may come in, and where the guide leads people. */
export function GeneralTab({ form }: { form: SettingsForm }) {
  const registrationsOff = form.typed('allow_registrations') === false;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card aria-labelledby="settings-site" className="grid grid-cols-1 gap-5">
        <CardHeader id="settings-site" title={groups.site} />
        <SettingField form={form} name="site_name" hint={hints.siteName} autoComplete="off" />
        <SettingField
          form={form}
          name="support_email"
          hint={hints.supportEmail}
          type="email"
          autoComplete="off"
        />
        <SettingField
          form={form}
          name="application_fee"
          hint={hints.applicationFee}
          inputMode="decimal"
          narrow
        />
        <SettingField
          form={form}
          name="max_applications_per_user"
          hint={hints.maxApplications}
          inputMode="numeric"
          narrow
        />
      </Card>
      <div className="grid grid-cols-1 gap-4">
        <Card aria-labelledby="settings-access" className="grid grid-cols-1 gap-5">
          <CardHeader id="settings-access" title={groups.access} />
          <SettingSwitch form={form} name="allow_registrations" hint={hints.allowRegistrations}>
            {registrationsOff && (
              <p className="text-small text-muted">
                {hints.registrationsOff}{' '}
                <q className="text-ink">{accountTexts.signInFailed.reasons.registrations_closed}</q>
              </p>
            )}
          </SettingSwitch>
          <SettingSwitch form={form} name="maintenance_mode" hint={hints.maintenanceMode}>
            <p>
              <Link
                href="/admin/preview/maintenance"
                newTab
                className="inline-flex min-h-control items-center"
              >
                {hints.preview}
              </Link>
            </p>
          </SettingSwitch>
          <SettingField
            form={form}
            name="maintenance_until"
            hint={hints.maintenanceUntil}
            type="datetime-local"
            optional
          />
        </Card>
        <Card aria-labelledby="settings-official" className="grid grid-cols-1 gap-5">
          <div>
            <CardHeader id="settings-official" title={officialPages.title} />
            <p className="text-muted">{officialPages.lead}</p>
          </div>
          <SettingUrl form={form} name="consultation_url" hint={hints.consultationUrl} optional />
          <SettingUrl form={form} name="nif_portal_url" hint={hints.nifPortalUrl} />
          <SettingUrl form={form} name="official_portal_url" hint={hints.officialPortalUrl} optional />
        </Card>
      </div>
    </div>
  );
}
