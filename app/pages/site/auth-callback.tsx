import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { AuthCallbackPage } from '#features/accounts/web/auth-callback-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/auth-callback.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, accountTexts.auth.finishing),
  { name: 'robots', content: 'noindex' },
];

export default AuthCallbackPage;
