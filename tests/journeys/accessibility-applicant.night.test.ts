import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideStepIds } from '#features/guide/rules/guide-items.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { allWidths, faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { sidewaysScroll, smallTargets } from '#tests/support/page-checks.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { signIn } from '#tests/support/sign-in.ts';

/**
 * Every screen and dialog of an applicant in full: light and dark at four widths, text at 200 %, targets of 48 px. Many
 * minutes, so at night; `npm test` looks at two widths.
 */
const journey = aJourney();
const faults = databaseFaults(journey.dataDir);
let margaret: Page;
let beginner: Page;

beforeAll(async () => {
  beginner = await journey.aVisitor();
  await signIn(beginner, { email: 'george@example.com', name: 'George Papadakis' });
  await beginner.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  margaret = await journey.aVisitor();
  await signIn(margaret, { email: 'margaret@example.com', name: 'Margaret Ellison' });
  await margaret.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await margaret.goto('/documents');
  const file = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: aPdf(2) };
  await margaret.locator('input[type=file][multiple]').first().setInputFiles(file);
  await margaret.getByRole('button', { name: 'Download: passport.pdf' }).waitFor();
  // Approved: every card can be opened.
  await faults.query(
    `update visa_applications set status = 'approved'
     where user_id = (select id from accounts where email = $1)`,
    ['margaret@example.com'],
  );
  await faults.query(
    `insert into subscriptions (user_id, provider, subscription_plan, subscription_status)
     select id, 'built_in', 'premium', 'active' from accounts where email = $1`,
    ['margaret@example.com'],
  );
});

async function everything(page: Page): Promise<string[]> {
  const found = await faultsEverywhere(page, allWidths);
  await page.setViewportSize(phone);
  found.push(...(await smallTargets(page, 48)).map((target) => `small target ${target}`));
  // 112.5 % is our 100 %.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });
  if ((await sidewaysScroll(page)) > 0) found.push('scrolls sideways with text at 200 %');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return found;
}

async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

const screens = [
  '/dashboard',
  '/documents',
  '/profile',
  '/subscription',
  '/support',
  '/visa-process/apostille?paper=fbi',
  '/visa-process/cards',
  '/visa-process/check-answers',
  '/visa-process/panel',
  '/visa-process/practice',
  '/visa-process/submitted',
  '/visa-process/welcome',
];

describe('screens', () => {
  test.each(screens)('%s', async (path) => {
    await margaret.goto(path);
    await settled(margaret);
    expect(await everything(margaret)).toEqual([]);
  });

  test.each(guideStepIds)('/visa-process#%s', async (step) => {
    await margaret.goto('/dashboard');
    await margaret.goto(`/visa-process#${step}`);
    await margaret.locator('h2 > button[aria-expanded=true]').waitFor();
    await settled(margaret);
    expect(await everything(margaret)).toEqual([]);
  });

  test('/visa-process of a beginner, with its locked cards', async () => {
    await beginner.goto('/visa-process');
    await settled(beginner);
    expect(await everything(beginner)).toEqual([]);
  });
});

describe('dialogs', () => {
  /** Where, what opens it, and the name of what opens. */
  const dialogs = [
    ['read ahead', () => beginner, '/visa-process', /^Read ahead/],
    ['the portal', () => beginner, '/visa-process', /^NIF portal/],
    ['how these fit together', () => beginner, '/visa-process', /^How these fit together/],
    ['a document', () => margaret, '/documents', /^View: passport/],
    ['the type of a document', () => margaret, '/documents', /^Change type: passport/],
    ['before a deletion', () => margaret, '/documents', /^Delete: passport/],
  ] as const;

  test.each(dialogs)('%s', async (_what, who, path, opener) => {
    const page = who();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await settled(page);
    await page.getByRole('button', { name: opener }).first().click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    expect(await everything(page)).toEqual([]);
  });

  test('another person', async () => {
    await margaret.goto('/dashboard');
    await margaret.getByRole('button', { name: 'Add a person' }).click();
    expect(await everything(margaret)).toEqual([]);
  });
});
