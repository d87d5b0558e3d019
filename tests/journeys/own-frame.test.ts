import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { assistantTexts } from '#features/assistant/texts/assistant.ts';
import { applicantTexts } from '#features/site/texts/dashboard.ts';
import { siteTexts } from '#features/site/texts/site.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth is signed in and goes to the pages that visitors see too: her way around comes along. */
const journey = aJourney();
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const paths = ['/support', '/contact', '/money'];
let page: Page;
let visitor: Page;
beforeAll(async () => {
  [page, visitor] = await Promise.all([journey.aVisitor(), journey.aVisitor()]);
  await signIn(page, ruth);
});

const signOut = (who: Page) => who.getByRole('button', { name: accountTexts.signOut.button });
const ways = (who: Page) => who.getByRole('navigation', { name: uiTexts.mainNavigation });
const signInLink = (who: Page) =>
  who.getByRole('banner').getByRole('link', { name: siteTexts.header.signIn });

/** Keeps the code of the frame away until the returned function is called. */
async function holdFrame(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(/\/assets\/public-edges-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe.each(paths)('%s', (path) => {
  test('comes from the server the same for everybody', async () => {
    const [mine, theirs] = await Promise.all([page, visitor].map((who) => who.request.get(path)));
    expect(mine?.headers()['cache-control']).toContain('public');
    expect(await mine?.text()).toBe(await theirs?.text());
  });

  test('shows a visitor the way in', async () => {
    await visitor.goto(path);
    await signInLink(visitor).waitFor();
    expect(await signOut(visitor).count()).toBe(0);
  });

  test.each([1280, phone.width])(
    'shows who is signed in their own frame, and the page stays in place, at %d',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      const letGo = await holdFrame();
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      letGo();
      await signOut(page).waitFor();
      for (const to of Object.values(applicantTexts.nav))
        await ways(page).filter({ visible: true }).getByRole('link', { name: to, exact: true }).waitFor();
      await page.getByRole('complementary', { name: applicantTexts.help.title }).waitFor();
      expect(await signInLink(page).count()).toBe(0);
      expect(await page.getByRole('main').count()).toBe(1);
      expect(await heading.boundingBox()).toEqual(before);
    },
  );

  test('has no faults', async () => {
    expect(await faultsEverywhere(page)).toEqual([]);
  });
});

test('what is being typed stays, with the focus, when the frame comes late', async () => {
  const letGo = await holdFrame();
  await page.goto('/money');
  const box = page.getByRole('textbox', { name: assistantTexts.chat.label });
  await box.focus();
  await page.keyboard.type('How do I ');
  letGo();
  await signOut(page).waitFor();
  await page.keyboard.type('open an account?');
  expect(await box.inputValue()).toBe('How do I open an account?');
});

test('signing out there leaves nothing of the person', async () => {
  await page.goto('/support');
  await signOut(page).click();
  // The question to the assistant was not sent yet.
  const asked = page.getByRole('alertdialog', { name: accountTexts.signOut.unsaved.title });
  await asked.getByRole('button', { name: accountTexts.signOut.button }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/support');
  await signInLink(page).waitFor();
  expect(await signOut(page).count()).toBe(0);
});
