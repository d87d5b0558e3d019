import { type Route, route, staffReadRoute, writes } from '#platform/server/http/route.ts';
import * as notices from './contract.ts';
import { getNoticeSummary, listNotices, markNoticesRead, setMuted } from './server/notices.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  staffReadRoute(notices.listNotices, 'staff', listNotices),
  staffReadRoute(notices.getNoticeSummary, 'staff', getNoticeSummary, { plansKept: true }),
  route(notices.markNoticesRead, { policy: 'staff', limits: writes }, markNoticesRead),
  route(notices.setMuted, { policy: 'staff', limits: writes }, setMuted),
];
