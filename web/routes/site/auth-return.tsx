import { accountTexts } from '#domain/texts/accounts.ts';
import { AuthReturnPage } from '../../features/accounts/auth-return-page.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import type { Route } from './+types/auth-return.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, accountTexts.signedInAgain.title),
  { name: 'robots', content: 'noindex' },
];

export default AuthReturnPage;
