import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isMarketing } from '#tests/specification/marketing-situations.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { aWalk } from '../support/meet-texts.ts';

/** Every text that the specification prescribes for landing pages, experiments, analytics and pitches, where it is due. */
const journey = aJourney();
const texts = aWalk('back-office', isMarketing);

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await becomeFirstAdmin(page, journey.setupKey);
});

test('no text is missing', () => {
  expect(texts.missing()).toEqual([]);
});
