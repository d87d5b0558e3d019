import { beacons, bulk, fastRoute, type Route, reads, route } from '#platform/server/http/route.ts';
import * as analytics from './contract/analytics.ts';
import * as traffic from './contract/traffic.ts';
import { exportAnalytics, getAnalytics } from './server/analytics/figures.ts';
import { collect } from './server/collect.ts';

export const routes: readonly Route[] = [
  fastRoute(traffic.collect, beacons, collect),
  route(analytics.getAnalytics, { policy: 'admin', limits: reads }, getAnalytics),
  route(analytics.exportAnalytics, { policy: 'admin', limits: bulk }, exportAnalytics),
];
