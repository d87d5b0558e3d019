import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#platform/shared/languages.ts';
import { addressOf, type Place, placesOf } from '#tools/contact-sheet/places.ts';
import { findIds, people } from '#tools/contact-sheet/reader.ts';
import { type Reader, screens } from '#tools/contact-sheet/screens.ts';
import { aJourney } from '../support/journey.ts';
import { tightestFaults } from '../support/narrow-faults.ts';
import { reachFaults } from '../support/reach-faults.ts';
import { signIn } from '../support/sign-in.ts';

const everywhere = {
  languages: [...languages],
  readers: Object.keys(screens) as Reader[],
  conditions: ['usual'],
  isWanted: () => true,
};
const names = { en: 'English', pt: 'Portuguese' };

/**
 * The tests of one file: whether these screens of the demo world can be reached by everybody, in their language. `whole`:
 * also what axe finds, at three widths and in both themes, and what does not fit where room is short: where no other test
 * looks for it.
 */
export function reachOf(chosen: (place: Place) => boolean, { whole = false } = {}): void {
  const journey = aJourney({ DEMO: 'yes' });
  let ids: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const admin = await journey.aVisitor();
    await signIn(admin, people.admin);
    ids = await findIds(admin);
    await admin.context().close();
  });

  const readers = Map.groupBy(
    placesOf(everywhere).filter(chosen),
    ({ reader, language }) => `${reader} in ${names[language]}`,
  );
  describe.each([...readers])('%s', (_reader, places) => {
    let page: Page;
    beforeAll(async () => {
      const { reader } = places[0] as Place;
      page = await journey.aVisitor();
      if (reader !== 'visitor') await signIn(page, people[reader]);
    });

    test.each(places)('$path', async (place) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      // A card that is named behind # opens when its page does.
      if (place.path.includes('#')) await page.goto('about:blank');
      await page.goto(addressOf(place, ids));
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      const tight = place.reader === 'visitor' ? await tightestFaults(page) : [];
      expect([...(await reachFaults(page, { whole })), ...tight]).toEqual([]);
    });
  });
}
