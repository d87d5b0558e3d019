import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { axeViolations } from './page-checks.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1>
    <p style="color: #ccc; background: #fff">Pale words</p><p>Words with <a href="#x" style="color: #222; text-decoration: none">a link</a> in them</p>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><input type="text"><button></button><div role="nobody"></div></main></html>`);
});
afterAll(() => browser.close());

const rulesBroken = async (looked?: 'whole' | 'colors') =>
  (await axeViolations(page, looked)).map((line) => line.split(':')[0]).sort();

it('finds what one cannot see, name or tell apart', async () => {
  expect(await rulesBroken()).toEqual(
    ['aria-roles', 'button-name', 'color-contrast', 'image-alt', 'label', 'link-in-text-block'].sort(),
  );
});

it('finds colors again in the other theme, and nothing else', async () => {
  expect(await rulesBroken('colors')).toEqual(['color-contrast', 'link-in-text-block']);
});

it('has no rule that reads the style sheets', async () => {
  const readers = await page.evaluate(() => {
    interface Rule {
      id: string;
      enabled: boolean;
      preload?: boolean;
      tags: string[];
    }
    const { axe } = window as unknown as { axe: { _audit: { rules: Rule[]; tagExclude: string[] } } };
    const off = axe._audit.tagExclude;
    return axe._audit.rules
      .filter(({ preload, enabled, tags }) => preload && enabled && !tags.some((tag) => off.includes(tag)))
      .map(({ id }) => id);
  });
  // It looks at the media that the page plays by itself.
  expect(readers).toEqual(['no-autoplay-audio']);
});
