import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { AuthPage } from '#features/accounts/web/auth-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/auth.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { signIn, signUp } = accountTexts.auth;
  const words = new URLSearchParams(location.search).get('mode') === 'sign-up' ? signUp : signIn;
  return [pageTitle(matches, words.heading), { name: 'robots', content: 'noindex' }];
};

export default AuthPage;
