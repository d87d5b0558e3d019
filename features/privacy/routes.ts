import { bulk, type Route, route, writes } from '#platform/server/http/route.ts';
import * as privacy from './contract.ts';
import { createAccountArchiveLink, openAccountArchive } from './server/archive/account-archive.ts';
import { requestErasure, withdrawErasure } from './server/erasure-request.ts';

export const routes: readonly Route[] = [
  route(
    privacy.createAccountArchiveLink,
    { policy: 'person', limits: writes, recent: true },
    createAccountArchiveLink,
  ),
  route(privacy.openAccountArchive, { policy: 'link', limits: bulk }, openAccountArchive),
  route(privacy.requestErasure, { policy: 'person', limits: writes, recent: true }, requestErasure),
  route(privacy.withdrawErasure, { policy: 'person', limits: writes }, withdrawErasure),
];
