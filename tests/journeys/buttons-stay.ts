import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '#tools/contact-sheet/reader.ts';
import { aJourney, phone } from '../support/journey.ts';
import { movedByLateAnswers } from '../support/late-answers.ts';
import { signIn } from '../support/sign-in.ts';

/** The tests of one file: on a phone, a button in sight stays where it is, whatever comes late, at these addresses of two people. */
export function buttonsStay(addresses: Record<'applicant' | 'planned', string[]>) {
  const journey = aJourney({ DEMO: 'yes' });

  for (const reader of ['applicant', 'planned'] as const)
    describe(reader, () => {
      let page: Page;
      beforeAll(async () => {
        page = await journey.aVisitor({ viewport: phone, hasTouch: true, isMobile: true });
        await signIn(page, people[reader]);
        await page.locator('h1').first().waitFor();
      });
      for (const address of addresses[reader])
        test(address, async () => {
          const moved = [];
          for (const order of ['first asked', 'last asked'] as const)
            moved.push(...(await movedByLateAnswers(page, address, order)).map((one) => `${order}: ${one}`));
          expect(moved).toEqual([]);
        });
    });
}
