import { WhoseApplication } from '#features/applications/web/applicant-switcher.tsx';
import { ApplicationPage } from '#features/applications/web/application-page.tsx';
import { checkAnswersTexts as texts } from '#features/documents/texts/check-answers.ts';
import { CheckAnswers } from '#features/documents/web/check-answers.tsx';
import { confirmationTexts } from '#features/guide/texts/guide-confirmation.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/check-answers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

export default function CheckAnswersPage() {
  return (
    <>
      <div className="no-print pt-3">
        <BackLink to="/visa-process#documents">{confirmationTexts.back}</BackLink>
      </div>
      <PageHeader
        title={texts.title}
        lead={
          <>
            <WhoseApplication /> {texts.lead}
          </>
        }
        className="pt-2! md:pt-4!"
      />
      <ApplicationPage loading={texts.loading}>
        {(application) => <CheckAnswers application={application} />}
      </ApplicationPage>
    </>
  );
}
