import { accountTexts } from '#domain/texts/accounts.ts';
import { AuthCallbackPage } from '../../features/accounts/auth-callback-page.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import type { Route } from './+types/auth-callback.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, accountTexts.auth.finishing),
  { name: 'robots', content: 'noindex' },
];

export default AuthCallbackPage;
