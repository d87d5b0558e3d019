import * as accountArchive from '#domain/contracts/account-archive.ts';
import * as accountErasure from '#domain/contracts/account-erasure.ts';
import * as accounts from '#domain/contracts/accounts.ts';
import * as profiles from '#domain/contracts/profiles.ts';
import { createAccountArchiveLink } from '../features/account-archive/create-account-archive-link.ts';
import { openAccountArchive } from '../features/account-archive/open-account-archive.ts';
import { requestErasure } from '../features/account-erasure/request-erasure.ts';
import { withdrawErasure } from '../features/account-erasure/withdraw-erasure.ts';
import { claimAdmin } from '../features/accounts/claim-admin.ts';
import { endSession } from '../features/accounts/end-session.ts';
import { getAccount } from '../features/accounts/get-account.ts';
import { listSessions } from '../features/accounts/list-sessions.ts';
import { setLanguage } from '../features/accounts/set-language.ts';
import { getProfile } from '../features/profiles/get-profile.ts';
import { saveProfile } from '../features/profiles/save-profile.ts';
import { bulk, guarded, reads, writes } from './limits.ts';
import { type Route, route } from './route.ts';

/** The part of `routes.ts` that is about somebody's own account: who they are here, where they are signed in, what they told us. */
export const accountRoutes: readonly Route[] = [
  route(accounts.getAccount, { policy: 'person', limits: reads }, getAccount),
  route(accounts.setLanguage, { policy: 'person', limits: writes }, setLanguage),
  route(accounts.listSessions, { policy: 'person', limits: reads }, listSessions),
  route(accounts.endSession, { policy: 'person', limits: writes }, endSession),
  route(
    accountArchive.createAccountArchiveLink,
    { policy: 'person', limits: writes, recent: true },
    createAccountArchiveLink,
  ),
  route(accountArchive.openAccountArchive, { policy: 'link', limits: bulk }, openAccountArchive),
  route(accountErasure.requestErasure, { policy: 'person', limits: writes, recent: true }, requestErasure),
  route(accountErasure.withdrawErasure, { policy: 'person', limits: writes }, withdrawErasure),
  route(accounts.claimAdmin, { policy: 'person', limits: guarded, recent: true }, claimAdmin),
  route(profiles.getProfile, { policy: 'person', limits: reads }, getProfile),
  route(profiles.saveProfile, { policy: 'person', limits: writes }, saveProfile),
];
