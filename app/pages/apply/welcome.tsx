import { ApplicationPage } from '#features/applications/web/application-page.tsx';
import { confirmationTexts } from '#features/guide/texts/guide-confirmation.ts';
import { ConfirmationPage } from '#features/guide/web/confirmation-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink } from '#ui/page-header.tsx';
import type { Route } from './+types/welcome.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, confirmationTexts.settlement.title),
];

export default function Welcome() {
  return (
    <>
      <div className="pt-3">
        <BackLink to="/visa-process#settlement">{confirmationTexts.back}</BackLink>
      </div>
      <ApplicationPage heading={confirmationTexts.heading} loading={confirmationTexts.loading}>
        {(application) => <ConfirmationPage of="settlement" application={application} />}
      </ApplicationPage>
    </>
  );
}
