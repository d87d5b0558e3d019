import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { aJourney } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

/** Harold presses everything twice, as one opens a file on a desktop. */
const journey = aJourney();
const harold = { email: 'harold.osei@example.com', name: 'Harold Osei' };

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await signIn(page, harold);
  await page.getByText('How these fit together', { exact: true }).waitFor();
});

/** Which of these presses, each of a button by its name and the press's number in its series, reach their button. */
const reached = (presses: [name: string, number: number][]) =>
  page.evaluate((all) => {
    const found: string[] = [];
    const buttons = Object.fromEntries(
      ['X', 'below', 'more', 'once'].map((name) => {
        const button = document.createElement('button');
        button.onclick = () => {
          found.push(name);
          if (name === 'X') button.remove();
        };
        button.toggleAttribute('data-once', name === 'once');
        document.body.append(button);
        return [name, button];
      }),
    );
    for (const [name, detail] of all)
      buttons[name]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    for (const button of Object.values(buttons)) button.remove();
    return found;
  }, presses);

/** The listener comes after the first paint. */
const settled = () =>
  expect
    .poll(() =>
      reached([
        ['once', 1],
        ['once', 2],
      ]),
    )
    .toEqual(['once']);

test('what folds is open after two presses, and after three', async () => {
  await settled();
  const fold = page.getByText('How these fit together', { exact: true });
  await fold.dblclick();
  const isOpen = () => fold.evaluate((summary) => summary.closest('details')?.open);
  expect(await isOpen()).toBe(true);
  await fold.click({ clickCount: 3 });
  expect(await isOpen()).toBe(false);
});

test('a tick stays, by its box and by its words', async () => {
  await page.goto('/visa-process');
  await page.getByRole('button', { name: guideTexts.plan.print }).waitFor();
  await settled();
  const [one, other] = Object.values(nifActions).slice(2);
  const tick = (title = '') => page.getByRole('checkbox', { name: title });
  await tick(one?.title).dblclick();
  await expect.poll(() => tick(one?.title).isChecked()).toBe(true);
  await page.getByText(other?.title ?? '', { exact: true }).dblclick();
  await expect.poll(() => tick(other?.title).isChecked()).toBe(true);
  await page.reload();
  await tick(one?.title).waitFor();
  expect([await tick(one?.title).isChecked(), await tick(other?.title).isChecked()]).toEqual([true, true]);
});

test('the second press falls on nothing under a window that the first one closed', async () => {
  await settled();
  const presses = await reached([
    ['X', 1],
    ['below', 2],
    ['below', 3],
    ['below', 1],
  ]);
  expect(presses).toEqual(['X', 'below']);
});

test('where several presses are meant, all count, and those of a key', async () => {
  await settled();
  const presses = await reached([
    ['more', 1],
    ['more', 2],
    ['more', 3],
    ['once', 0],
    ['once', 0],
  ]);
  expect(presses).toEqual(['more', 'more', 'more', 'once', 'once']);
});
