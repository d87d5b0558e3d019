import { type Route, reads, route, writes } from '#platform/server/http/route.ts';
import * as notices from './contract.ts';
import { getNoticeSummary, listNotices, markNoticesRead, setMuted } from './server/notices.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  route(notices.listNotices, { policy: 'staff', limits: reads }, listNotices),
  route(notices.getNoticeSummary, { policy: 'staff', limits: reads }, getNoticeSummary),
  route(notices.markNoticesRead, { policy: 'staff', limits: writes }, markNoticesRead),
  route(notices.setMuted, { policy: 'staff', limits: writes }, setMuted),
];
