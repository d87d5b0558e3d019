import type { Kysely } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { countedByHand } from '../support/counted-by-hand.ts';
import { readSummary, wordsOf } from '../support/dashboard-words.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import type { aJourney } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { readRows } from '../support/traffic-rows.ts';
import {
  countFromRows,
  experimentName,
  pages,
  startExperiment,
  type Visit,
  visit,
} from './visit-an-experiment.ts';

type Journey = ReturnType<typeof aJourney>;

/**
 * An experiment from the first word of its page to its winner, with at least so many visitors, each in a browser of
 * their own; more come until both variants were seen. Answers what they saw and did.
 */
export async function experimentWithVisitors(journey: Journey, atLeast: number): Promise<Visit[]> {
  const office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  await startExperiment(office);
  return inDatabaseOf(journey.dataDir, async (root) => {
    const visits: Visit[] = [];
    const seen = () => new Set(visits.map(({ variant }) => variant)).size;
    while (visits.length < atLeast || (seen() < 2 && visits.length < 60))
      visits.push(await visit(journey, root, visits.length));
    expect(seen(), 'both variants were seen').toBe(2);
    await compareFigures(office, root, visits);
    await finish(journey, office);
    return visits;
  });
}

const countOf = (visits: readonly Visit[], which: (one: Visit) => boolean) => visits.filter(which).length;

/** What visitors did, what the rows hold, what the dashboard and the results say: one and the same. */
async function compareFigures(office: Page, root: Kysely<DB>, visits: readonly Visit[]): Promise<void> {
  const signUps = countOf(visits, ({ signedUp }) => signedUp);
  // A sign-up is counted by a job.
  await expect
    .poll(async () => (await readRows(root)).filter(({ event }) => event === 'sign_up').length)
    .toBe(signUps);
  const didThemselves = [0, 1].map((place) => ({
    visitors: countOf(visits, ({ variant }) => variant === place),
    conversions: countOf(visits, ({ variant, pressed }) => variant === place && pressed),
  }));
  await expect.poll(() => countFromRows(root)).toEqual(didThemselves);

  const rows = await readRows(root);
  const { total } = countedByHand(rows, { days: 7 }, new Date(), []);
  expect(total).toMatchObject({ views: visits.length, visitors: visits.length, converted: signUps });
  const words = wordsOf(total);
  await office.goto('/admin/analytics');
  const cards = ['views', 'visitors', 'rate', 'conversions', 'revenue'] as const;
  await expect
    .poll(async () => (await readSummary(office)).map(([value]) => value))
    .toEqual(cards.map((card) => words[card]));

  await office.goto('/admin/experiments');
  await office.getByRole('link', { name: `View results: ${experimentName}` }).click();
  await office.getByRole('heading', { name: experimentName, level: 1 }).waitFor();
  for (const [place, name] of ['Control', 'Variant A'].entries()) {
    const cells = office.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
    const { visitors, conversions } = didThemselves[place] ?? { visitors: -1, conversions: -1 };
    const shown = async () => (await cells.allInnerTexts()).slice(1, 3).map((cell) => cell.match(/\d+/)?.[0]);
    await expect.poll(shown).toEqual([String(visitors), String(conversions)]);
  }
}

/** The winner's words stand at the control's address, also for a newcomer; the experiment is over. */
async function finish(journey: Journey, office: Page): Promise<void> {
  const dialog = office.locator('[role=dialog][data-open]');
  await office.getByRole('button', { name: `Finish: ${experimentName}` }).click();
  await dialog.getByRole('radio', { name: 'Variant A wins' }).check();
  await dialog.getByRole('button', { name: 'Finish experiment' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await office.getByText('Variant A won', { exact: true }).waitFor();
  const newcomer = await journey.aVisitor();
  const [control, winner] = pages;
  // What was published reaches the pages within a second.
  await expect
    .poll(async () => {
      await newcomer.goto(`/pitches/${control.slug}`);
      return newcomer.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(winner.heading);
  await newcomer.context().close();
}
