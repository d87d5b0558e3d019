import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { profileTexts } from '#domain/texts/profiles.ts';
import { aJourney, signIn } from '../support/journey.ts';
import { narrowFaults } from '../support/narrow-faults.ts';
import { toast } from '../support/page-checks.ts';

/** Somebody whose surname is one word of 28 letters, where there is little room for it. */
const journey = aJourney();
const name = 'Adolph Wolfeschlegelsteinhausenberger';
let adolph: Page;

beforeAll(async () => {
  adolph = await journey.aVisitor();
  await signIn(adolph, { email: 'adolph.wolfeschlegelsteinhausenberger@example.com', name });
  await adolph.goto('/profile');
  await adolph.getByLabel(profileTexts.form.labels.full_name).fill(name);
  await adolph.getByRole('button', { name: profileTexts.form.save, exact: true }).click();
  await toast(adolph, profileTexts.saved.title).waitFor();
});

test.each(['/dashboard', '/profile', '/documents', '/visa-process', '/subscription', '/visa-process/panel'])(
  '%s at 320 px, and with text of twice the size: nothing is cut off or wider than the window',
  async (path) => {
    await adolph.goto(path);
    await adolph.getByRole('heading', { level: 1 }).first().waitFor();
    await adolph.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    if (path === '/dashboard') await adolph.getByRole('heading', { name: new RegExp(name) }).waitFor();
    expect(await narrowFaults(adolph)).toEqual([]);
  },
);
