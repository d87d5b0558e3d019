import {
  guarded,
  type Route,
  readRoute,
  reads,
  route,
  signInSteps,
  staffReadRoute,
  tokens,
  writes,
} from '#platform/server/http/route.ts';
import * as accounts from './contract/accounts.ts';
import * as profiles from './contract/profiles.ts';
import * as signIn from './contract/sign-in.ts';
import { getAccount, getUser, listStaff, setLanguage } from './server/account.ts';
import { claimAdmin } from './server/admin-setup.ts';
import { getProfile, saveProfile } from './server/profile.ts';
import { endSession, listSessions, signOut } from './server/sessions.ts';
import { finishSignIn, startSignIn } from './server/sign-in.ts';
import { exchangeToken, getSigningKeys } from './server/tokens.ts';

export const routes: readonly Route[] = [
  route(signIn.startSignIn, { policy: 'public', limits: signInSteps }, startSignIn),
  route(signIn.finishSignIn, { policy: 'public', limits: signInSteps }, finishSignIn),
  route(signIn.exchangeToken, { policy: 'public', limits: tokens }, exchangeToken),
  route(signIn.getSigningKeys, { policy: 'public', limits: reads }, getSigningKeys),
  route(signIn.getUser, { policy: 'person', limits: reads }, getUser),
  route(signIn.signOut, { policy: 'person', limits: writes }, signOut),
  route(accounts.getAccount, { policy: 'person', limits: reads }, getAccount),
  route(accounts.setLanguage, { policy: 'person', limits: writes }, setLanguage),
  route(accounts.listSessions, { policy: 'person', limits: reads }, listSessions),
  route(accounts.endSession, { policy: 'person', limits: writes }, endSession),
  route(accounts.claimAdmin, { policy: 'person', limits: guarded, recent: true }, claimAdmin),
  readRoute(profiles.getProfile, getProfile),
  route(profiles.saveProfile, { policy: 'person', limits: writes }, saveProfile),
  staffReadRoute(accounts.listStaff, 'staff', listStaff),
];
