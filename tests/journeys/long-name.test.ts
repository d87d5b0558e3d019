import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { profileTexts } from '#features/accounts/texts/profiles.ts';
import { aJourney } from '../support/journey.ts';
import { sidewaysScroll, toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** Somebody whose surname is one word of 28 letters, where there is little room for it. */
const journey = aJourney();
const surname = 'Wolfeschlegelsteinhausenberger';
const name = `Adolph ${surname}`;
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
    for (const [width, text] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await adolph.setViewportSize({ width, height: 844 });
      await adolph.evaluate((size) => {
        document.documentElement.style.fontSize = `calc(112.5% * ${Number.parseInt(size, 10) / 100})`;
      }, text);
      expect(await sidewaysScroll(adolph), `${width} px, text of ${text}`).toBe(0);
      expect(await adolph.evaluate(cutOff, surname), `${width} px, text of ${text}`).toEqual([]);
    }
    await adolph.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  },
);

/** Runs in the page: where the name is read, and a part of it lies outside the window or of what holds it. */
function cutOff(word: string): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.includes(word)),
    )
    .filter((one) => one.checkVisibility() && !one.closest('.sr-only'))
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map((one) => `${one.tagName}: ${one.textContent}`);
}
