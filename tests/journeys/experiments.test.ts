import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ExperimentVariant } from '#features/experiments/contract/experiments.ts';
import { planExperiment } from '#features/experiments/rules/results/plan.ts';
import { planTexts } from '#features/experiments/texts/experiment-plan.ts';
import { experimentResultTexts } from '#features/experiments/texts/experiment-results.ts';
import { launchTexts, officeExperimentTexts } from '#features/experiments/texts/office-experiments.ts';
import { pageEditorTexts as editorTexts } from '#features/pages/texts/office-page-editor.ts';
import { officePageTexts as pageTexts } from '#features/pages/texts/office-pages.ts';
import { formatCount } from '#platform/browser/format.ts';
import { askAs } from '../support/ask-as.ts';
import type { Counted } from '../support/counted-by-hand.ts';
import { factories } from '../support/factories.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney, phone } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { anExperimentForm } from '../support/request-bodies.ts';
import { writeRows } from '../support/traffic-rows.ts';

/** An admin plans an experiment, starts it past what stands in the way, reads its results and finishes it. */
const journey = aJourney();
const { form: texts } = officeExperimentTexts;

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await becomeFirstAdmin(page, journey.setupKey);
  await inDatabaseOf(journey.dataDir, async (root) => {
    const { aLandingPage } = factories(root);
    const { id } = await aLandingPage({ title: 'D7 visa guide', slug: 'd7-guide' });
    await writeRows(root, visitsTwoDaysAgo(id));
    await aLandingPage({ title: 'Price first', slug: 'price-first' });
  });
});

/** 1,200 people who came to the page, of whom every fifth pressed its button. */
function visitsTwoDaysAgo(page: string): Counted[] {
  return Array.from({ length: 1_200 }, (_, number) => number).flatMap((number) => {
    const view: Counted = {
      event: 'view',
      visitor_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      landing_page_id: page,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      referrer: null,
      device_type: 'desktop',
      browser: 'Chrome',
      bounce: false,
      value: 0,
      created_at: new Date(Date.now() - 2 * 86_400_000),
    };
    return number % 5 === 0 ? [view, { ...view, event: 'cta_click' }] : [view];
  });
}

/** A toast is a dialog too; windows are the ones that are open over the page. */
const dialog = () => page.locator('[role=dialog][data-open]');

test('an experiment is planned by keyboard, and cannot start without its pages', async () => {
  await page.goto('/admin/experiments');
  await page.getByRole('heading', { name: 'No experiments yet' }).waitFor();
  await page.getByRole('button', { name: 'Create Experiment' }).press('Enter');
  await dialog().getByLabel('Name', { exact: true }).waitFor();
  await expect.poll(() => dialog().getByLabel('Name', { exact: true }).evaluate(isFocused)).toBe(true);
  await page.keyboard.type('Price in the first screen');
  expect(await faultsEverywhere(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Add variant' }).press('Enter');
  const added = dialog().getByLabel('Variant name').nth(2);
  await expect.poll(() => added.inputValue()).toBe('Variant B');
  expect(await dialog().getByLabel('Weight (%)').nth(2).inputValue()).toBe('0');
  await dialog().getByRole('button', { name: 'Remove Variant B' }).press('Enter');
  const second = dialog().getByRole('group', { name: 'Row 2: Variant A', exact: true });
  await second.getByLabel('Weight (%)').fill('');
  await dialog().getByRole('button', { name: 'Create Experiment' }).press('Enter');
  await dialog().getByRole('alert').getByText('Weight (%), row 2: a whole number from 0 to 100').waitFor();
  await second.getByLabel('Weight (%)').fill('50');
  await dialog().getByLabel('Weight (%)').first().fill('45');
  await dialog().getByText('Total 95%. Add 5%.').waitFor();
  await dialog().getByRole('button', { name: 'Split evenly' }).press('Enter');
  await dialog().getByText('Total 100%.').waitFor();
  // Escape takes nothing.
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Create Experiment' }).click();
  const name = dialog().getByLabel('Name', { exact: true });
  await expect.poll(() => name.inputValue()).toBe('Price in the first screen');
  await dialog()
    .getByLabel('Landing page')
    .first()
    .selectOption({ label: 'D7 visa guide (/pitches/d7-guide)' });
  await dialog().getByRole('button', { name: 'Create Experiment' }).click();
  await dialog().waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Start: Price in the first screen' }).click();
  await dialog().getByText('Without a page that the public sees: “Variant A”.').waitFor();
  const start = dialog().getByRole('button', { name: 'Start', exact: true });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true');
  // Of pages that are not there it is not said that they differ.
  expect(await dialog().getByText(launchTexts.differ.ok).count()).toBe(0);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('a draft shows what it is going to compare, and what it still needs', async () => {
  await page.getByRole('link', { name: 'Price in the first screen', exact: true }).click();
  const draft = page.getByRole('region', { name: officeExperimentTexts.results.notStarted.title });
  await draft.getByText('Counts: Press of the main button', { exact: true }).waitFor();
  await draft.getByText(officeExperimentTexts.card.figures(100, 2)).waitFor();
  const variants = draft.getByRole('list', { name: 'Variants of Price in the first screen' });
  expect(
    (await variants.getByRole('listitem').allInnerTexts()).map((words) => words.split(/\s*\n\s*/)),
  ).toEqual([
    ['Control', '50%', 'D7 visa guide'],
    ['Variant A', '50%', 'No landing page'],
  ]);
  await draft.getByText(officeExperimentTexts.launch.blocked).waitFor();
  await draft.getByText(launchTexts.pages.failed(['Variant A'])).waitFor();
  expect(await draft.getByText(launchTexts.differ.ok).count()).toBe(0);
  expect(await page.getByText(experimentResultTexts.chance.label).count()).toBe(0);
  expect(await faultsEverywhere(page)).toEqual([]);
  await page.locator('main').getByRole('link', { name: officeExperimentTexts.results.back }).click();
  await page.getByRole('button', { name: 'Start: Price in the first screen' }).waitFor();
});

test('what was begun before somebody else saved replaces theirs only when asked to', async () => {
  const edit = async () => {
    await page.getByRole('button', { name: 'More for Price in the first screen' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  const description = dialog().getByLabel('Description');
  await edit();
  await description.fill('Mine');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  const { body } = await askAs(page, 'GET', '/api/office/experiments');
  const { id, name, traffic_percentage, goal_event, version, variants } = body.experiments[0];
  const theirs = variants.map((variant: ExperimentVariant) => ({
    variant_name: variant.variant_name,
    traffic_weight: variant.traffic_weight,
    landing_page_id: variant.landing_page?.id ?? null,
  }));
  const form = { name, description: 'Theirs', traffic_percentage, goal_event, variants: theirs };
  await askAs(page, 'PUT', `/api/office/experiments/${id}`, { ...form, version });
  await page.reload();
  await page.getByText('Theirs', { exact: true }).waitFor();

  await edit();
  expect(await description.inputValue()).toBe('Mine');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().getByText(texts.stale.title).waitFor();
  await dialog().getByRole('button', { name: texts.stale.take }).click();
  await expect.poll(() => description.inputValue()).toBe('Theirs');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'hidden' });
});

test('a name that is one long word leaves what its windows say within them, on a phone too', async () => {
  const name = 'Aposentadoria'.repeat(15);
  await askAs(page, 'POST', '/api/office/experiments', anExperimentForm({ name }));
  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole('button', { name: `Start: ${name}` }).click();
  await dialog()
    .getByText(launchTexts.pages.failed(['Control', 'Variant A']))
    .waitFor();
  expect(await dialog().evaluate(sideways)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText('Its landing pages stay.', { exact: false }).waitFor();
  expect(await asked.evaluate(sideways)).toBe(0);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await asked.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('with its pages it starts, and its results hide what is not sure yet', async () => {
  await page.getByRole('button', { name: 'More for Price in the first screen' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog()
    .getByLabel('Landing page')
    .nth(1)
    .selectOption({ label: 'Price first (/pitches/price-first)' });
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Start: Price in the first screen' }).click();
  // Before it starts it says how long that will take, for the difference that is worth it.
  await dialog()
    .getByText(planTexts.basis('1,200', 3, '20.00%'))
    .waitFor();
  for (const lift of [0.3, 0.2]) {
    const plan = planExperiment({ visitorsPerDay: 400, rate: 0.2, lift, share: 100, weights: [50, 50] });
    if (plan.kind !== 'plan') throw new Error('it can be planned');
    await dialog().getByLabel(planTexts.lift).selectOption(String(lift));
    await dialog()
      .getByText(planTexts.answer(formatCount(plan.visitors), plan.days))
      .waitFor();
  }
  expect(await faultsEverywhere(page)).toEqual([]);
  const start = dialog().getByRole('button', { name: 'Start', exact: true });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBeNull();
  await start.click();
  await dialog().waitFor({ state: 'hidden' });
  expect(await faultsEverywhere(page)).toEqual([]);

  await page.getByRole('link', { name: 'View results: Price in the first screen' }).click();
  await page.getByRole('heading', { name: 'Price in the first screen', level: 1 }).waitFor();
  await page.getByText('(0 / 150 conversions)').waitFor();
  expect(
    await page
      .getByRole('row', { name: /^Variant A/ })
      .getByText('Hidden')
      .count(),
  ).toBe(4);
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('finished with a winner, its words stand at the control’s address', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Finish: Price in the first screen' }).click();
  await dialog().getByText('is published at /pitches/d7-guide', { exact: false }).waitFor();
  await dialog().getByRole('button', { name: 'Finish experiment' }).click();
  await dialog().getByText('Choose what becomes of it.').waitFor();
  await dialog().getByRole('radio', { name: 'Variant A wins' }).check();
  await dialog().getByLabel('Why').fill('Clear enough.');
  expect(await faultsEverywhere(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Finish experiment' }).click();
  await dialog().waitFor({ state: 'hidden' });
  await page.getByText('Variant A won', { exact: true }).waitFor();
  await page.getByText('Clear enough.').waitFor();
  const versions = await inDatabaseOf(journey.dataDir, (root) =>
    root.selectFrom('landing_page_versions').select(['slug', 'number', 'public_at']).execute(),
  );
  expect(versions).toEqual([{ slug: 'd7-guide', number: 1, public_at: expect.any(Date) }]);
});

test('what was made without an answer is not made again, and with other words is another one', async () => {
  const made = async (path: string) => {
    const { body } = await askAs(page, 'GET', `/api/office/${path}`);
    const list: { name?: string; title?: string }[] = body.experiments ?? body.landing_pages;
    return list.map(({ name, title }) => name ?? title).filter((name) => name?.startsWith('Lost'));
  };
  let losesAnswers = false;
  await page.route(/\/api\/office\/(experiments|landing-pages)$/, async (route) => {
    if (!losesAnswers || route.request().method() !== 'POST') return route.fallback();
    losesAnswers = false;
    await route.fetch();
    await route.abort();
  });
  const cases = [
    {
      path: 'experiments',
      field: 'Name',
      press: 'Create Experiment',
      failed: officeExperimentTexts.errors.creating,
    },
    {
      path: 'landing-pages',
      field: pageTexts.form.title,
      press: pageTexts.form.create,
      failed: pageTexts.errors.creating,
    },
  ];
  for (const { path, field, press, failed } of cases) {
    await page.goto(`/admin/${path}`);
    const open = page.getByRole('button', { name: path === 'experiments' ? press : pageTexts.create });
    const told = dialog().getByText(failed);
    await open.click();
    await dialog().getByLabel(field, { exact: true }).fill('Lost');
    losesAnswers = true;
    await dialog().getByRole('button', { name: press }).press('Enter');
    await told.waitFor();
    await dialog().getByRole('button', { name: press }).press('Enter');
    await dialog().waitFor({ state: 'hidden' });
    expect(await made(path)).toEqual(['Lost']);

    // A page that was created is open in the editor.
    if (path === 'landing-pages') await page.getByRole('button', { name: editorTexts.top.close }).click();
    await open.click();
    await dialog().getByLabel(field, { exact: true }).fill('Lost again');
    losesAnswers = true;
    await dialog().getByRole('button', { name: press }).press('Enter');
    await told.waitFor();
    await dialog().getByLabel(field, { exact: true }).fill('Lost and changed');
    await dialog().getByRole('button', { name: press }).press('Enter');
    await dialog().waitFor({ state: 'hidden' });
    expect((await made(path)).sort()).toEqual(['Lost', 'Lost again', 'Lost and changed']);
  }
  await page.unrouteAll();
});

const isFocused = (element: Element) => element === document.activeElement;
const sideways = (element: Element) => element.scrollWidth - element.clientWidth;
