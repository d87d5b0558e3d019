import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { panelTexts } from '#features/guide/texts/guide-panel.ts';
import { aJourney } from '../support/journey.ts';
import { printed } from '../support/printed.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();

const panel = (page: Page, gold: number) =>
  page.getByRole('img', { name: panelTexts.picture(gold), exact: true });

test('a person finds a panel of their own, sees it grow, saves it and hangs it on a wall', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'tiles@example.com', name: 'Tilda Tiles' });
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await page.goto('/visa-process');
  await page.getByRole('link', { name: panelTexts.link }).click();
  await page.getByRole('heading', { name: panelTexts.title }).waitFor();
  const before = await panel(page, 0).getAttribute('src');
  await page.getByRole('link', { name: panelTexts.back }).click();
  for (const id of guideItems['nif-number']) {
    const { title: name } = nifActions[id];
    await page.getByRole('checkbox', { name }).click();
    if (id !== guideItems['nif-number'].at(-1))
      await page.getByRole('checkbox', { name, checked: true }).waitFor();
  }
  await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
  await page.getByRole('link', { name: panelTexts.link }).click();
  const after = await panel(page, 1).getAttribute('src');
  expect(after).not.toBe(before);
  expect(after?.replace('gold%22', 'clay%22')).toBe(before);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: panelTexts.save }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(panelTexts.fileName);
  const png = await readFile(await saved.path());
  // Width and height stand in the first block of a PNG.
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1600,
    1600,
  ]);

  const { pages, words, cut } = await printed(page);
  expect({ pages, cut }).toEqual({ pages: 1, cut: [] });
  expect(words).toContain(panelTexts.caption(1));
  expect(words).not.toContain(panelTexts.save);
});

test('two people have two panels', async () => {
  const sources = await Promise.all(
    ['one', 'other'].map(async (who) => {
      const page = await journey.aVisitor();
      await signIn(page, { email: `${who}@example.com`, name: 'Same Name' });
      await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
      await page.goto('/visa-process/panel');
      return panel(page, 0).getAttribute('src');
    }),
  );
  expect(sources[0]).not.toBe(sources[1]);
});
