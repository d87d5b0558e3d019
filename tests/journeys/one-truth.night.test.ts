import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '#platform/shared/languages.ts';
import { addressOf, placesOf } from '#tools/contact-sheet/places.ts';
import { findIds, people } from '#tools/contact-sheet/reader.ts';
import { type Reader, screens } from '#tools/contact-sheet/screens.ts';
import { aJourney } from '../support/journey.ts';
import { contradictions, readScreen, type Seen } from '../support/one-truth.ts';
import { signIn } from '../support/sign-in.ts';

/** Reads every screen of the demo world as everybody, in both languages. Minutes: `npm run test:night`. */
const journey = aJourney({ DEMO: 'yes' });

test('no two screens say two values for a fact, or two dates for an errand', async () => {
  const seen: Seen[] = [];
  const admin = await journey.aVisitor();
  await signIn(admin, people.admin);
  const ids = await findIds(admin);
  for (const reader of Object.keys(screens) as Reader[]) {
    const page = await journey.aVisitor();
    if (reader !== 'visitor') await signIn(page, people[reader]);
    const places = placesOf({
      languages: [...languages],
      readers: [reader],
      conditions: ['usual'],
      isWanted: () => true,
    });
    for (const place of places) {
      await open(page, addressOf(place, ids));
      seen.push({
        reader,
        language: place.language,
        path: place.path,
        lines: await readScreen(page, place.language),
      });
    }
    await page.context().close();
  }
  expect(seen.length).toBeGreaterThan(100);
  expect(contradictions(seen)).toEqual([]);

  // What it is worth: one wrong day and one wrong figure on a screen among these are found.
  const page = await journey.aVisitor();
  await page.setContent(planted);
  seen.push({ reader: 'planned', language: 'en', path: '/planted', lines: await readScreen(page, 'en') });
  expect(contradictions(seen)).toEqual([
    'planned en /planted, the apostille by mail: The apostille takes about 3 weeks by mail.',
    expect.stringMatching(
      /^planned: begin interview: .* and 2031-01-02 \(en \/planted\), and the timeline says /,
    ),
  ]);
}, 600_000);

const planted = `<main><section><h2>Prepare for your appointment</h2><p>Begin by January 2, 2031</p></section>
  <p>The apostille takes about 3 weeks by mail.</p></main>`;

async function open(page: Page, address: string): Promise<void> {
  // A card that is named behind # opens when its page does.
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}
