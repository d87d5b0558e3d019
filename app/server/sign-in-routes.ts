import * as signIn from '#features/accounts/contract/sign-in.ts';
import { exchangeToken } from '#features/accounts/server/exchange-token.ts';
import { finishSignIn } from '#features/accounts/server/finish-sign-in.ts';
import { getSigningKeys } from '#features/accounts/server/get-signing-keys.ts';
import { getUser } from '#features/accounts/server/get-user.ts';
import { signOut } from '#features/accounts/server/sign-out.ts';
import { startSignIn } from '#features/accounts/server/start-sign-in.ts';
import { reads, signInSteps, tokens, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';

/** The part of `routes.ts` that speaks the sign-in protocol. */
export const signInRoutes: readonly Route[] = [
  route(signIn.startSignIn, { policy: 'public', limits: signInSteps }, startSignIn),
  route(signIn.finishSignIn, { policy: 'public', limits: signInSteps }, finishSignIn),
  route(signIn.exchangeToken, { policy: 'public', limits: tokens }, exchangeToken),
  route(signIn.getSigningKeys, { policy: 'public', limits: reads }, getSigningKeys),
  route(signIn.getUser, { policy: 'person', limits: reads }, getUser),
  route(signIn.signOut, { policy: 'person', limits: writes }, signOut),
];
