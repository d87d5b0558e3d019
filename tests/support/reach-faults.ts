import type { Page } from 'playwright-core';
import { faultsEverywhere } from './faults-everywhere.ts';
import { phone } from './journey.ts';
import { movingThings } from './moving-things.ts';
import { narrowFaults } from './narrow-faults.ts';
import { smallTargets } from './page-checks.ts';
import { showTheme } from './show-theme.ts';
import { unseenFocus } from './unseen-focus.ts';

/** A desk's, a tablet's and a phone's, in pixels. */
const widths = [1280, 768, 390];

/**
 * What keeps somebody from the page as it stands; empty when nothing. Targets of 48 px (40 in the office), a focus that is
 * seen on every stop of Tab, also in forced colors, and nothing that moves for people who asked for stillness. `whole`:
 * also what axe finds, and what does not fit where room is short.
 */
export async function reachFaults(page: Page, { whole }: { whole: boolean }): Promise<string[]> {
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
  if (whole) {
    faults.push(...(await faultsEverywhere(page, widths)));
    await showTheme(page, 'light');
    faults.push(...(await narrowFaults(page)));
  }
  return faults;
}
