import { ApplicationPage } from '#features/applications/web/application-page.tsx';
import { clerkCardTexts } from '#features/cards/texts/clerk-cards.ts';
import { ClerkCards } from '#features/cards/web/clerk-cards.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/cards.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, clerkCardTexts.title)];

export default function Cards() {
  return (
    <>
      <div className="pt-3">
        <BackLink to="/visa-process">{clerkCardTexts.back}</BackLink>
      </div>
      <PageHeader title={clerkCardTexts.title} lead={clerkCardTexts.lead} className="pt-2! md:pt-4!" />
      <ApplicationPage loading={clerkCardTexts.loading}>
        {(application) => <ClerkCards key={application.id} application={application} />}
      </ApplicationPage>
    </>
  );
}
