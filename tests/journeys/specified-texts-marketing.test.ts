import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isMarketing } from '#tests/specification/marketing-situations.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { aWalk } from '../support/meet-texts.ts';
import { walkLandingPages } from './walk-landing-pages.ts';

/** Every text that the specification prescribes for landing pages, experiments, analytics and pitches, where it is due. */
const journey = aJourney();
const texts = aWalk('back-office', isMarketing);

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await becomeFirstAdmin(page, journey.setupKey);
});

test('landing pages', { timeout: 90_000 }, async () => {
  await walkLandingPages(page, texts);
});

test('the figures', async () => {
  const view = { visitor_id: randomUUID(), session_id: randomUUID(), landing_page_id: randomUUID() };
  await inDatabaseOf(journey.dataDir, async (root) => {
    await root.insertInto('page_views').values(view).execute();
  });
  await texts.meet(page, 'analytics', () => page.goto('/admin/analytics?days=1'));
});

test('no text is missing', () => {
  expect(texts.missing()).toEqual([]);
});
