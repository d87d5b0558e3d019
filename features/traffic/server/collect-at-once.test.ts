import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aServer, asAnotherProcess } from '#tests/support/server.ts';
import { countedByHand, metricsBothWays, readFromRollups } from '#tests/support/traffic/figures.ts';
import { collect } from './collect.ts';
import { continueVisit } from './visitor-cookie.ts';

/** Two processes count into one database: each has its own queue, its own connections and its own memory. */
const server = aServer();
const { aPage } = pitchRows(() => server.root);
let processes: Platform[] = [];
beforeAll(() => {
  processes = [0, 1].map(() =>
    asAnotherProcess(server.platform, {
      database: openDatabase(server.connections.logins, server.platform.log),
    }),
  );
});
afterAll(async () => {
  for (const { database } of processes) await database.close();
});

/** What a visitor does on which page, told to which of the two, and whether it is told to the other one as well. */
const aDeed = fc.record({
  visitor: fc.nat(5),
  page: fc.nat(1),
  kind: fc.constantFrom('view' as const, 'view' as const, 'leave' as const, 'cta_click' as const),
  seconds: fc.nat(40),
  to: fc.nat(1),
  twice: fc.boolean(),
});

test('two processes that count at once count what the rows say, and nothing twice', async () => {
  const pages = [await aPage('One'), await aPage('Two')];
  await fc.assert(
    fc.asyncProperty(fc.array(aDeed, { minLength: 20, maxLength: 120 }), async (deeds) => {
      const { clock, traffic } = server.platform;
      const cookies = Array.from({ length: 6 }, () =>
        traffic.visitors.cookieOf(continueVisit(undefined, clock())),
      );
      const views = new Map<string, string>();
      const told = deeds.flatMap(({ visitor, page, kind, seconds, to, twice }) => {
        const place = `${visitor}/${page}`;
        const view = views.get(place) ?? randomUUID();
        views.set(place, view);
        const event = { type: kind, id: kind === 'view' ? view : randomUUID(), page: pages[page]?.id };
        const body = Buffer.from(JSON.stringify(kind === 'leave' ? { ...event, view, seconds } : event));
        const headers = new Headers({
          origin: server.url,
          cookie: cookies[visitor]?.split(';')[0] ?? '',
          'user-agent': phoneAgent,
          'content-type': 'text/plain',
        });
        const tell = (which: number) =>
          collect({ method: 'POST', params: {}, headers, body }, processes[which] ?? server.platform);
        return twice ? [tell(to), tell(1 - to)] : [tell(to)];
      });
      await Promise.all(told);

      expect(await readFromRollups(server.root)).toEqual(await countedByHand(server.root));
      const { kept, counted } = await metricsBothWays(server.root);
      expect(kept).toEqual(counted);
      const rows = await server.root
        .selectFrom('page_views')
        .select(['visitor_id', 'landing_page_id'])
        .execute();
      expect(new Set(rows.map((row) => Object.values(row).join())).size).toBe(rows.length);
    }),
    { numRuns: 15 },
  );
}, 120_000);
