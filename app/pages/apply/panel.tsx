import { ApplicationPage } from '#features/applications/web/application-page.tsx';
import { panelTexts } from '#features/guide/texts/guide-panel.ts';
import { PanelPoster } from '#features/guide/web/panel-poster.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/panel.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, panelTexts.title)];

export default function Panel() {
  return (
    <>
      <div className="no-print pt-3">
        <BackLink to="/visa-process">{panelTexts.back}</BackLink>
      </div>
      <PageHeader title={panelTexts.title} lead={panelTexts.lead} className="no-print pt-2! md:pt-4!" />
      <ApplicationPage loading={panelTexts.loading}>
        {(application) => <PanelPoster key={application.id} application={application} />}
      </ApplicationPage>
    </>
  );
}
