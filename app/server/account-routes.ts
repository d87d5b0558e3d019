import * as accounts from '#features/accounts/contract/accounts.ts';
import * as profiles from '#features/accounts/contract/profiles.ts';
import { claimAdmin } from '#features/accounts/server/claim-admin.ts';
import { endSession } from '#features/accounts/server/end-session.ts';
import { getAccount } from '#features/accounts/server/get-account.ts';
import { getProfile } from '#features/accounts/server/get-profile.ts';
import { listSessions } from '#features/accounts/server/list-sessions.ts';
import { saveProfile } from '#features/accounts/server/save-profile.ts';
import { setLanguage } from '#features/accounts/server/set-language.ts';
import * as accountArchive from '#features/privacy/contract/account-archive.ts';
import * as accountErasure from '#features/privacy/contract/account-erasure.ts';
import { createAccountArchiveLink } from '#features/privacy/server/archive/create-account-archive-link.ts';
import { openAccountArchive } from '#features/privacy/server/archive/open-account-archive.ts';
import { requestErasure } from '#features/privacy/server/request-erasure.ts';
import { withdrawErasure } from '#features/privacy/server/withdraw-erasure.ts';
import { bulk, guarded, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';

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
