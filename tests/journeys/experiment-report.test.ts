import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { experimentReportTexts as reportTexts } from '#features/experiments/texts/experiment-report.ts';
import { experimentResultTexts } from '#features/experiments/texts/experiment-results.ts';
import { factories } from '../support/factories.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { printed } from '../support/printed.ts';

/** An admin prints what came of an experiment. */
const journey = aJourney();

let page: Page;
let id: string;
beforeAll(async () => {
  page = await journey.aVisitor();
  await becomeFirstAdmin(page, journey.setupKey);
  await inDatabaseOf(journey.dataDir, async (root) => {
    const { aLandingPage, anExperiment } = factories(root);
    const pages = [
      await aLandingPage({ title: 'D7 visa guide' }),
      await aLandingPage({ title: 'Price first' }),
    ];
    ({ id } = await anExperiment({ name: 'Price in the first screen', status: 'active', pages }));
  });
  await page.goto(`/admin/experiments/${id}`);
  await page.getByText('(0 / 150 conversions)').waitFor();
});

test('a report can be printed: figures as the results have them, the method beside them, and nothing to press', async () => {
  const results = page.getByRole('region', { name: 'Results of Price in the first screen' });
  const rows = async () =>
    (await results.getByRole('row').allInnerTexts()).map((words) => words.replace(/\s+/g, ' ').trim());
  const shown = await rows();
  await page.getByRole('link', { name: reportTexts.open, exact: true }).click();
  await page.getByRole('heading', { name: reportTexts.method }).waitFor();
  expect(await rows()).toEqual(shown);
  expect(await faultsEverywhere(page)).toEqual([]);
  const paper = await printed(page);
  // The head of a table whose rows are cards is there for screen readers alone.
  expect(paper.cut.filter((element) => !/^(THEAD|TR): VariantVisitors/.test(element))).toEqual([]);
  for (const words of [
    'Price in the first screen',
    'D7 visa guide',
    '(0 / 150 conversions)',
    experimentResultTexts.chance.body,
  ])
    expect(paper.words).toContain(words);
  for (const words of [reportTexts.print, reportTexts.back, 'Sign Out'])
    expect(paper.words).not.toContain(words);
  await page.getByRole('link', { name: reportTexts.back }).click();
});
