import { OfficeGuard } from '#features/overview/web/office-guard.tsx';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { MaintenancePage } from '#features/site/web/maintenance-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/skeleton.tsx';
import type { Route } from './+types/maintenance-preview.ts';

const texts = maintenanceTexts.preview;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/preview/maintenance`: the page as people will see it. */
export default function MaintenancePreview() {
  return <OfficeGuard level="admin">{() => <Preview />}</OfficeGuard>;
}

function Preview() {
  const { data } = usePublicSettings();
  if (!data) return <Loading label={texts.title} className="min-h-dvh" />;
  return (
    <>
      <header className="flex flex-wrap items-center justify-center gap-x-3 bg-due px-gutter py-2 text-center font-strong text-due-text">
        <p>{texts.banner}</p>
        <Link to="/admin/settings" className="inline-flex min-h-control items-center">
          {texts.back}
        </Link>
      </header>
      <MaintenancePage
        preview
        siteName={data.site_name}
        supportEmail={data.support_email}
        until={data.maintenance_until}
      />
    </>
  );
}
