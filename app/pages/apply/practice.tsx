import { ApplicationPage } from '#features/applications/web/application-page.tsx';
import { practiceTexts } from '#features/guide/texts/guide-practice.ts';
import { PracticeInterview } from '#features/guide/web/practice/practice-interview.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/practice.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, practiceTexts.title)];

export default function Practice() {
  return (
    <>
      <div className="pt-3">
        <BackLink to="/visa-process#interview">{practiceTexts.back}</BackLink>
      </div>
      <PageHeader title={practiceTexts.title} className="pt-2! md:pt-4!" />
      <ApplicationPage loading={practiceTexts.loading}>
        {(application) => <PracticeInterview key={application.id} application={application} />}
      </ApplicationPage>
    </>
  );
}
