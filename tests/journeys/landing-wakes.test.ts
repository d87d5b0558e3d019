import { describe, expect, test } from 'vitest';
import { timelineTexts } from '#features/schedule/texts/timeline.ts';
import { siteTexts } from '#features/site/texts/site.ts';
import { preferencesTexts } from '#platform/shared/texts/preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { calm, moving, pause, play, savesData, state, visitorsWhoLeave } from '../support/hero-film.ts';
import { aJourney } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { isAwake, isWideAwake, keepBack, pressBeforeTurn } from '../support/waking-page.ts';

const aVisitor = visitorsWhoLeave(aJourney());
const scripts = /\/assets\/.*\.js$/;
const films = /\.(webm|mp4)$/;

describe('the landing page', () => {
  test('fetches none of its script before somebody touches it, and wakes then', async () => {
    const page = await aVisitor(moving);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(request.url());
    });
    await page.goto('/');
    await expect.poll(() => state(page)).toBe('running, mute');
    expect([fetched, await isAwake(page)]).toEqual([[], false]);
    await page.keyboard.press('Tab');
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(fetched.length).toBeGreaterThan(5);
  });

  test('wakes at once for who is signed in', async () => {
    const page = await aVisitor();
    await signIn(page, { email: 'awake@example.com', name: 'Wide Awake' });
    await page.goto('/');
    await page.getByRole('link', { name: siteTexts.header.dashboard, exact: true }).waitFor();
  });
});

describe('a press', () => {
  test('is not lost before the page is awake', async () => {
    const page = await aVisitor();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await page.goto('/');
    const print = page.getByRole('button', { name: timelineTexts.print });
    await print.evaluate((button: HTMLButtonElement) => {
      button.scrollIntoView();
      button.click();
    });
    await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
  });

  test('wakes a page that is still arriving, and is answered', async () => {
    const page = await aVisitor();
    await page.addInitScript((name) => {
      // The first of the page's own acts comes when a third of it has been read.
      new MutationObserver((_, watcher) => {
        watcher.disconnect();
        document.documentElement.dataset.pressedWhile = document.readyState;
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
      }).observe(document, { subtree: true, attributeFilter: ['data-film'] });
    }, uiTexts.preferences);
    await page.goto('/');
    await page.getByRole('dialog', { name: preferencesTexts.title }).waitFor();
    expect(await page.locator('html').getAttribute('data-pressed-while')).toBe('loading');
  });

  test.each([1, 2, 3])('is answered once, before turn %i of taking the page over', async (turn) => {
    const page = await aVisitor();
    await page.clock.install();
    await pressBeforeTurn(page, `button[aria-label="${uiTexts.preferences}"]`, turn);
    await page.goto('/');
    await page.keyboard.press('Shift');
    await expect.poll(() => isAwake(page)).toBe(true);
    await page.clock.runFor(1000);
    const button = page.getByRole('button', { name: uiTexts.preferences });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  });

  test('counts as one, however often it is repeated because nothing happens yet', async () => {
    const page = await aVisitor();
    const late = await keepBack(page, scripts);
    await page.clock.install();
    await page.goto('/');
    const button = page.getByRole('button', { name: uiTexts.preferences });
    await button.click();
    await button.click();
    late.letGo();
    await expect.poll(() => isAwake(page)).toBe(true);
    await page.clock.runFor(1000);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  });

  test('on a link leads there while the page is taken over', async () => {
    const page = await aVisitor();
    await pressBeforeTurn(page, 'header a[href="/auth"]', 1);
    await page.goto('/');
    await page.keyboard.press('Shift');
    await page.waitForURL((url) => url.pathname === '/auth');
  });

  test('on the other language is remembered, also before the page is awake', async () => {
    const page = await aVisitor();
    const late = await keepBack(page, scripts);
    await page.goto('/');
    await page.getByRole('link', { name: 'Português' }).click();
    await page.waitForURL((url) => url.pathname === '/pt');
    expect(await page.evaluate(() => localStorage.getItem('rumo-language'))).toBe('pt');
    late.letGo();
  });

  test('and a choice in the form are kept when the page wakes', async () => {
    const page = await aVisitor();
    const late = await keepBack(page, scripts);
    await page.goto('/');
    const [children, nif] = [page.getByLabel(timelineTexts.children), page.getByLabel('Tax number (NIF)')];
    await children.selectOption('2');
    await nif.check();
    late.letGo();
    await isWideAwake(page);
    expect([await children.inputValue(), await nif.isChecked()]).toEqual(['2', true]);
  });
});

describe('the film, while the page wakes,', () => {
  test('goes on as it was', async () => {
    const page = await aVisitor(moving);
    await page.goto('/');
    await expect.poll(() => state(page)).toBe('running, mute');
    await page.mouse.move(200, 500);
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(await state(page)).toBe('running, mute');
    await pause(page).click();
    await expect.poll(() => state(page)).toBe('still, mute');
  });

  test('goes on, also for who asked for less motion and pressed Play', async () => {
    const page = await aVisitor(calm);
    const late = await keepBack(page, scripts);
    await page.goto('/');
    await play(page).click();
    await pause(page).waitFor();
    late.letGo();
    await isWideAwake(page);
    expect(await state(page)).toBe('running, mute');
  });

  test('begins, when it was asked for and comes later than the rest', async () => {
    const page = await aVisitor(calm);
    const late = await keepBack(page, films);
    await page.goto('/');
    await play(page).click();
    await isWideAwake(page);
    late.letGo();
    await pause(page).waitFor();
    expect(await state(page)).toBe('running, mute');
  });

  test.each([1, 2, 3])('begins at a press before turn %i of taking the page over', async (turn) => {
    const page = await aVisitor(moving);
    await savesData(page);
    await pressBeforeTurn(page, 'button[data-press=play]', turn);
    await page.goto('/');
    await page.keyboard.press('Shift');
    await isWideAwake(page);
    await expect.poll(() => state(page)).toBe('running, mute');
  });
});
