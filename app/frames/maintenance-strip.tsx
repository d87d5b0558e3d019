import { Wrench } from 'lucide-react';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import type { OfficeBase } from '#platform/browser/office-base.ts';
import { Link } from '#ui/link.tsx';

/** Staff go on working under maintenance, and must not forget that nobody else can. */
export function MaintenanceStrip({ base }: { base: OfficeBase }) {
  const { data } = usePublicSettings();
  if (!data?.maintenance_mode) return null;
  return (
    <p
      role="status"
      className="no-print mt-3 flex flex-wrap items-center gap-x-2 rounded-control bg-due px-4 py-2 font-strong text-due-text"
    >
      <Wrench aria-hidden="true" />
      {maintenanceTexts.office}
      {base === '/admin' && (
        <Link to="/admin/settings" className="inline-flex min-h-6 items-center">
          {maintenanceTexts.officeLink}
        </Link>
      )}
    </p>
  );
}
