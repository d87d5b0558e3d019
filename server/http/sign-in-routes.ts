import * as signIn from '#domain/contracts/sign-in.ts';
import { exchangeToken } from '../features/accounts/exchange-token.ts';
import { finishSignIn } from '../features/accounts/finish-sign-in.ts';
import { getSigningKeys } from '../features/accounts/get-signing-keys.ts';
import { getUser } from '../features/accounts/get-user.ts';
import { signOut } from '../features/accounts/sign-out.ts';
import { startSignIn } from '../features/accounts/start-sign-in.ts';
import { reads, signInSteps, tokens, writes } from './limits.ts';
import { type Route, route } from './route.ts';

/** The part of `routes.ts` that speaks the sign-in protocol. */
export const signInRoutes: readonly Route[] = [
  route(signIn.startSignIn, { policy: 'public', limits: signInSteps }, startSignIn),
  route(signIn.finishSignIn, { policy: 'public', limits: signInSteps }, finishSignIn),
  route(signIn.exchangeToken, { policy: 'public', limits: tokens }, exchangeToken),
  route(signIn.getSigningKeys, { policy: 'public', limits: reads }, getSigningKeys),
  route(signIn.getUser, { policy: 'person', limits: reads }, getUser),
  route(signIn.signOut, { policy: 'person', limits: writes }, signOut),
];
