import { guarded, reads, signInSteps, tokens, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as accounts from './contract/accounts.ts';
import * as profiles from './contract/profiles.ts';
import * as signIn from './contract/sign-in.ts';
import { claimAdmin } from './server/claim-admin.ts';
import { endSession } from './server/end-session.ts';
import { exchangeToken } from './server/exchange-token.ts';
import { finishSignIn } from './server/finish-sign-in.ts';
import { getAccount } from './server/get-account.ts';
import { getProfile } from './server/get-profile.ts';
import { getSigningKeys } from './server/get-signing-keys.ts';
import { getUser } from './server/get-user.ts';
import { listSessions } from './server/list-sessions.ts';
import { listStaff } from './server/list-staff.ts';
import { saveProfile } from './server/save-profile.ts';
import { setLanguage } from './server/set-language.ts';
import { signOut } from './server/sign-out.ts';
import { startSignIn } from './server/start-sign-in.ts';

/** Who may call what of this room, and how much. */
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
  route(profiles.getProfile, { policy: 'person', limits: reads }, getProfile),
  route(profiles.saveProfile, { policy: 'person', limits: writes }, saveProfile),
  route(accounts.listStaff, { policy: 'staff', limits: reads }, listStaff),
];
