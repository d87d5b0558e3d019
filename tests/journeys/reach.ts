import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findIds, people } from '../../scripts/contact-sheet/reader.ts';
import { type Reader, screens } from '../../scripts/contact-sheet/screens.ts';
import { aJourney, phone, signIn } from '../support/journey.ts';
import { movingThings } from '../support/moving-things.ts';
import { axeViolations, smallTargets } from '../support/page-checks.ts';
import { showTheme } from '../support/show-theme.ts';
import { unseenFocus } from '../support/unseen-focus.ts';

/**
 * The tests of one file: whether these screens of the demo world can be reached by everybody. Targets of 48 px (40 in the
 * office), a focus that is seen on every stop of Tab, also in forced colors, and nothing that moves for people who asked
 * for stillness. `axe`: also what axe finds, in both themes, where no other test looks for it.
 */
export function reachOf(chosen: (path: string) => boolean, { axe = false } = {}): void {
  const journey = aJourney({ DEMO: 'yes' });
  let ids: ReadonlyMap<string, string>;
  let admin: Page;

  beforeAll(async () => {
    admin = await journey.aVisitor();
    await signIn(admin, people.admin);
    ids = await findIds(admin);
  });

  describe.each(Object.keys(screens) as Reader[])('%s', (reader) => {
    const paths = screens[reader].map((looked) => (typeof looked === 'string' ? looked : looked[0]));
    let page: Page;
    beforeAll(async () => {
      page = reader === 'admin' ? admin : await journey.aVisitor();
      if (reader === 'beginner' || reader === 'applicant') await signIn(page, people[reader]);
    });

    test.each(paths.filter(chosen))('%s', async (path) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      // A card that is named behind # opens when its page does.
      if (path.includes('#')) await page.goto('about:blank');
      await page.goto(path.replace(/:\w+/, (name) => ids.get(name) ?? ''));
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      const office = (await page.locator('[data-shell="office"]').count()) > 0;
      const least = office ? 40 : 48;
      const faults = (await movingThings(page)).map((thing) => `moves: ${thing}`);
      faults.push(...(await smallTargets(page, least)).map((target) => `1280 px, small: ${target}`));
      faults.push(...(await unseenFocus(page)));
      await page.emulateMedia({ forcedColors: 'active' });
      faults.push(...(await unseenFocus(page)).map((fault) => `forced colors: ${fault}`));
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(phone);
      faults.push(...(await smallTargets(page, least)).map((target) => `390 px, small: ${target}`));
      if (axe) {
        faults.push(...(await axeViolations(page)).map((violation) => `light: ${violation}`));
        await showTheme(page, 'dark');
        faults.push(...(await axeViolations(page, 'colors')).map((violation) => `dark: ${violation}`));
        await showTheme(page, 'light');
      }
      expect(faults).toEqual([]);
    });
  });
}
