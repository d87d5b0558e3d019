import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isMarketing } from '#tests/specification/marketing-situations.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { aWalk } from '../support/meet-texts.ts';
import { walkExperiments } from './walk-experiments.ts';
import { walkLandingPages } from './walk-landing-pages.ts';

/** Every text that the specification prescribes for landing pages, experiments, analytics and pitches, where it is due. */
const journey = aJourney();
const texts = aWalk('back-office', isMarketing);
const database = databaseFaults(journey.dataDir);

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await becomeFirstAdmin(page, journey.setupKey);
});

test('landing pages', { timeout: 90_000 }, async () => {
  await walkLandingPages(page, texts);
});

test('experiments', { timeout: 90_000 }, async () => {
  await walkExperiments(page, texts, journey.dataDir);
});

test('the figures', async () => {
  const view = { visitor_id: randomUUID(), session_id: randomUUID(), landing_page_id: randomUUID() };
  await inDatabaseOf(journey.dataDir, async (root) => {
    await root.insertInto('page_views').values(view).execute();
  });
  await texts.meet(page, 'analytics', () => page.goto('/admin/analytics?days=1'));
});

test('a landing page that is not there, and one that cannot be read', async () => {
  await texts.meet(page, 'pitch, unknown', () => page.goto('/pitches/nowhere'));
  await page.waitForURL((url) => url.pathname === '/404');
  await database.without(['landing_pages'], () =>
    texts.meet(page, 'pitch, cannot load', async () => {
      // What was known a moment ago may still answer.
      await expect.poll(async () => (await page.goto('/pitches/nowhere'))?.status()).toBe(503);
    }),
  );
});

test('no text is missing', () => {
  expect(texts.missing()).toEqual([]);
});
