import { useQuery } from '@tanstack/react-query';
import { OfficeGuard } from '#features/overview/web/office-guard.tsx';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { MaintenancePage } from '#features/site/web/maintenance-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Link } from '#ui/link.tsx';
import { QueryState } from '#ui/query-view.tsx';
import type { Route } from './+types/maintenance-preview.ts';

const texts = maintenanceTexts.preview;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/preview/maintenance`: the page as people will see it. */
export default function MaintenancePreview() {
  return <OfficeGuard level="admin">{() => <Preview />}</OfficeGuard>;
}

function Preview() {
  const settings = useQuery(publicSettingsQuery);
  if (!settings.data)
    return (
      <main id="main" className="min-h-dvh">
        <h1 className="sr-only">{texts.title}</h1>
        <QueryState
          query={settings}
          loading={texts.title}
          failed={uiTexts.notCome(texts.title)}
          size="page"
          className="min-h-dvh"
        />
      </main>
    );
  const { site_name, support_email, maintenance_until } = settings.data;
  return (
    <>
      <header className="flex flex-wrap items-center justify-center gap-x-3 bg-due px-gutter py-2 text-center font-strong text-due-text">
        <p>{texts.banner}</p>
        <Link to="/admin/settings" className="inline-flex min-h-control items-center">
          {texts.back}
        </Link>
      </header>
      <MaintenancePage preview siteName={site_name} supportEmail={support_email} until={maintenance_until} />
    </>
  );
}
