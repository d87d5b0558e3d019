import type { Services } from '#platform/server/platform.ts';
import { type Collector, openCollector } from './collector.ts';
import { type VisitorCaps, visitorCaps } from './event-row.ts';
import { type MarketingSnapshots, openSnapshots } from './marketing-snapshot.ts';
import { openVisitors, type Visitors } from './visitor-cookie.ts';

declare module '#platform/server/platform.ts' {
  interface Rooms {
    traffic: Traffic;
  }
}

interface Traffic {
  visitors: Visitors;
  caps: VisitorCaps;
  snapshots: MarketingSnapshots;
  collector: Collector;
  /** The host of our own site. */
  ownHost: string;
}

export const openTraffic = (services: Services): Traffic => ({
  visitors: openVisitors(services),
  caps: visitorCaps(),
  snapshots: openSnapshots(services),
  collector: openCollector(services),
  ownHost: new URL(services.env.publicUrl).host,
});
