import * as accounts from '#features/accounts/contract/accounts.ts';
import * as profiles from '#features/accounts/contract/profiles.ts';
import * as signIn from '#features/accounts/contract/sign-in.ts';
import * as accountArchive from '#features/privacy/contract.ts';
import * as accountErasure from '#features/privacy/contract.ts';
import { aProfile } from '../../request-bodies.ts';
import { recipe } from '../recipe.ts';

export const accountRecipes = [
  recipe(accountArchive.createAccountArchiveLink, () => ({ body: {} }), {
    changesNothing: 'a link is a signature, not a row',
  }),
  recipe(accountArchive.openAccountArchive, (of) => ({ query: of.accountArchiveLink })),
  recipe(accountErasure.requestErasure, () => ({ body: {} }), {
    changesNothing: 'it is asked for already; features/privacy/server asks first',
  }),
  recipe(accountErasure.withdrawErasure, () => ({})),
  recipe(accounts.setLanguage, () => ({ body: { language: 'pt' } })),
  recipe(accounts.endSession, (of) => ({ params: { id: of.otherSession } })),
  recipe(accounts.claimAdmin, () => ({ body: { admin_key: 'a key that nobody printed' } }), {
    neverSucceeds:
      'there is an admin already; features/accounts/server/claim-admin.test.ts makes the first one',
  }),
  recipe(profiles.saveProfile, () => ({
    body: aProfile({ nationality: 'US' }),
  })),
  recipe(signIn.startSignIn, () => ({}), {
    search: { provider: 'google', code_challenge_method: 's256', code_challenge: 'c'.repeat(43) },
  }),
  recipe(signIn.finishSignIn, () => ({}), { search: { state: 'of nobody', code: 'of nobody' } }),
  recipe(signIn.exchangeToken, (of) => ({
    query: { grant_type: 'refresh_token' },
    body: { refresh_token: of.refreshToken },
  })),
  recipe(signIn.signOut, () => ({ query: { scope: 'local' } })),
];
