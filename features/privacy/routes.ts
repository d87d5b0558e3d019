import { bulk, type Route, route, writes } from '#platform/server/http/route.ts';
import * as accountArchive from './contract.ts';
import * as accountErasure from './contract.ts';
import { createAccountArchiveLink, openAccountArchive } from './server/archive/account-archive.ts';
import { requestErasure, withdrawErasure } from './server/erasure-request.ts';

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
