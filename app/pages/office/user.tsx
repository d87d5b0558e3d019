import { useParams } from 'react-router';
import { ApplicationStatusMark } from '#features/applications/web/application-status.tsx';
import { officeAccountPageTexts } from '#features/cases/texts/office-account.ts';
import { AccountScreen } from '#features/cases/web/people/account-screen.tsx';
import { AccountPayments } from '#features/plans/web/account-payments.tsx';
import { SupportStatusMark } from '#features/support/web/support-status.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/user.ts';

/** Never the person's name: titles end up in histories and on other people's screens. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, officeAccountPageTexts.title)];

/** `/admin/users/{id}` */
export default function User() {
  const { id = '' } = useParams();
  return (
    <AccountScreen
      key={id}
      id={id}
      applicationMark={(status) => <ApplicationStatusMark status={status} />}
      payments={(accountId) => <AccountPayments accountId={accountId} />}
      conversationMark={(status) => <SupportStatusMark status={status} />}
    />
  );
}
