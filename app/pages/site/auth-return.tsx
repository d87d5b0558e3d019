import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { AuthReturnPage } from '#features/accounts/web/auth-return-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/auth-return.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, accountTexts.signedInAgain.title),
  { name: 'robots', content: 'noindex' },
];

export default AuthReturnPage;
