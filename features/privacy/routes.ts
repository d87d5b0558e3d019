import { bulk, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as accountArchive from './contract/account-archive.ts';
import * as accountErasure from './contract/account-erasure.ts';
import { createAccountArchiveLink } from './server/archive/create-account-archive-link.ts';
import { openAccountArchive } from './server/archive/open-account-archive.ts';
import { requestErasure } from './server/request-erasure.ts';
import { withdrawErasure } from './server/withdraw-erasure.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(
    accountArchive.createAccountArchiveLink,
    { policy: 'person', limits: writes, recent: true },
    createAccountArchiveLink,
  ),
  route(accountArchive.openAccountArchive, { policy: 'link', limits: bulk }, openAccountArchive),
  route(accountErasure.requestErasure, { policy: 'person', limits: writes, recent: true }, requestErasure),
  route(accountErasure.withdrawErasure, { policy: 'person', limits: writes }, withdrawErasure),
];
