import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideSteps, guideTexts } from '#features/guide/texts/guide.ts';
import { nifActions, nifDocumentTexts, nifTexts, uploadRequired } from '#features/guide/texts/guide-nif.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { aJourney, phone } from '../support/journey.ts';
import { axeViolations, toast } from '../support/page-checks.ts';
import { printed } from '../support/printed.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Dorothy goes through the first two steps of the guide. Each test goes on from the one before. */
const journey = aJourney();
const dorothy = { email: 'dorothy@example.com', name: 'Dorothy Lang' };
const titles = guideSteps.map(({ title }) => title);
const [nifNumber, nifDocument, documents] = titles as [string, string, string];

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await signIn(page, dorothy);
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await page.getByRole('link', { name: 'Visa Process', exact: true }).first().click();
});

const head = (on: Page, title: string) =>
  on.getByRole('heading', { level: 2 }).getByRole('button', { name: title });
const card = (on: Page, title: string) =>
  on.getByRole('listitem').filter({ has: on.getByRole('heading', { level: 2, name: title }) });
const expanded = (on: Page, title: string) =>
  expect.poll(() => head(on, title).getAttribute('aria-expanded'));
const action = (on: Page, id: keyof typeof nifActions) =>
  on.getByRole('checkbox', { name: nifActions[id].title });

/** Waits for a toast and puts it away, so that the next one is seen. */
async function heard(...words: string[]): Promise<void> {
  for (const text of words) await toast(page, text).waitFor();
  await page
    .getByRole('region', { name: uiTexts.notifications })
    .getByRole('button', { name: uiTexts.dismiss })
    .click();
}

describe('what she sees first', () => {
  test('the way back, whom to ask, how far she is, and what comes next', async () => {
    await page.getByText('0 of 6 steps completed', { exact: true }).waitFor();
    const bar = page.getByRole('progressbar', { name: guideTexts.progressLabel });
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe('0 of 6 steps completed');
    await page.getByText(/^Next: Get your NIF number\. About 10-15 minutes of work\. Then /).waitFor();
    const main = page.getByRole('main');
    await expect
      .poll(() => main.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href'))
      .toBe('/dashboard');
    await expect
      .poll(() => main.getByRole('link', { name: 'Contact Support' }).first().getAttribute('href'))
      .toBe('/contact');
  });

  test('six cards in their order, the first one open, the others locked', async () => {
    const list = page.getByRole('list', { name: guideTexts.list });
    const headings = list.getByRole('heading', { level: 2 });
    await expect.poll(() => headings.count()).toBe(6);
    const heads = await headings.allInnerTexts();
    for (const [index, title] of titles.entries()) {
      expect(heads[index]).toContain(title);
      expect(heads[index]).toContain(`Card ${index + 1} of 6`);
    }
    await expanded(page, nifNumber).toBe('true');
    await expect.poll(() => list.getByRole('heading', { level: 2 }).getByRole('button').count()).toBe(1);
  });

  test('a locked card says what comes first, leads there, and opens by no click', async () => {
    const locked = card(page, nifDocument);
    await locked.getByText('Cannot start yet - finish').waitFor();
    await locked.getByRole('heading').click();
    await expect.poll(() => page.locator('[aria-expanded=true]').count()).toBe(1);
    await head(page, nifNumber).click();
    await expanded(page, nifNumber).toBe('false');
    await locked.getByRole('link', { name: nifNumber }).click();
    await expanded(page, nifNumber).toBe('true');
    await expect.poll(() => head(page, nifNumber).evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test.each(titles.slice(1))('%s can be read ahead, and nothing in it can be completed', async (title) => {
    await page.getByRole('button', { name: `Read ahead: ${title}` }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.getByText('To read only.').waitFor();
    await sheet.getByText(guideTexts.loadingStep).waitFor({ state: 'detached' });
    expect(await sheet.getByRole('button', { name: /^Mark|Upload|Reopen/ }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
});

describe('the NIF checklist', () => {
  test('the portal opens over the page and ticks off its action, which she takes back', async () => {
    await page.getByText(nifTexts.time).waitFor();
    await page.getByRole('button', { name: nifTexts.portal }).click();
    const dialog = page.getByRole('dialog', { name: nifTexts.dialog.title });
    await dialog.getByText('We checked ‘Open the NIF portal’ for you.').waitFor();
    await dialog.getByText('1 of 4 actions done').waitFor();
    const outside = dialog.getByRole('link', { name: 'Open the portal in a new tab' });
    await expect.poll(() => outside.getAttribute('href')).toBe('https://www.portaldasfinancas.gov.pt/');
    await expect.poll(() => outside.getAttribute('target')).toBe('_blank');
    await dialog.getByText('If the page stays blank, use the button above.').waitFor();
    await expect
      .poll(() => dialog.locator('iframe').getAttribute('src'))
      .toBe('https://www.portaldasfinancas.gov.pt/');
    expect(await axeViolations(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText('0 of 4 actions done').waitFor();
    await action(page, 'nif-request').check();
    await dialog.getByText('1 of 4 actions done').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await action(page, 'nif-portal').isChecked()).toBe(false);
    await expect.poll(() => action(page, 'nif-request').isChecked()).toBe(true);
  });

  test('the way that suits her is shown alone, and is still chosen after a reload', async () => {
    const { person } = nifTexts.ways;
    await page.getByText(person.title, { exact: true }).click();
    await page.getByText(person.detail).waitFor();
    await page.reload();
    await page.getByText(person.detail).waitFor();
  });

  test('a tick survives a reload, and the line below says when it was saved', async () => {
    // A screen reader is told the same for a moment, outside of any paragraph.
    await page
      .getByRole('paragraph')
      .filter({ hasText: /^Saved to your account \d+:\d\d (AM|PM)$/ })
      .waitFor();
    await page.reload();
    await expect.poll(() => action(page, 'nif-request').isChecked()).toBe(true);
  });

  test('its last action completes the step, says so, and opens the next', async () => {
    for (const id of ['nif-portal', 'nif-papers', 'nif-received'] as const) await action(page, id).click();
    await toast(page, 'Step Completed!').waitFor();
    await toast(page, 'Get your NIF number has been completed.').waitFor();
    await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
    await expanded(page, nifDocument).toBe('true');
    await expanded(page, nifNumber).toBe('false');
    await expect.poll(() => new URL(page.url()).hash).toBe('#nif-document');
    await page.getByText('Next: Upload NIF Document. About 5 minutes.').waitFor();
  });

  test('Undo in the toast takes it back', async () => {
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByText('0 of 6 steps completed', { exact: true }).waitFor();
    await expanded(page, nifNumber).toBe('true');
    await expect.poll(() => action(page, 'nif-received').isChecked()).toBe(false);
    await action(page, 'nif-received').click();
    await heard('Step Completed!');
    await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
  });

  test('a completed step says when, and can be reopened and completed again', async () => {
    await head(page, nifNumber).click();
    await head(page, nifNumber)
      .getByText(/^Completed \w+ \d+, \d{4}$/)
      .waitFor();
    await page.getByRole('button', { name: 'Reopen this step' }).click();
    await page.getByText('0 of 6 steps completed', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mark this step as complete' }).click();
    await heard('Step Completed!');
    await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
    await expanded(page, nifDocument).toBe('true');
  });
});

describe('the NIF document', () => {
  const complete = () => page.getByRole('button', { name: 'Mark this step as complete' });

  test('without an upload she is asked for it', async () => {
    await page.getByText('PDF, JPG, PNG', { exact: true }).waitFor();
    await complete().click();
    await heard(uploadRequired.title, uploadRequired.detail);
    await page.getByRole('main').getByText(uploadRequired.detail).waitFor();
  });

  test('with it the step is complete', async () => {
    const file = { name: 'nif.pdf', mimeType: 'application/pdf', buffer: aPdf(1) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText(nifDocumentTexts.done).waitFor();
    await complete().click();
    await toast(page, 'Step Complete!').waitFor();
    await toast(page, 'Your NIF document has been uploaded successfully.').waitFor();
    await page.getByText('2 of 6 steps completed', { exact: true }).waitFor();
    await expanded(page, documents).toBe('true');
  });
});

describe('the page keeps its place', () => {
  test('an address leads to a step, and Back to the one before', async () => {
    await page.goto('/visa-process#nif-number');
    await expanded(page, nifNumber).toBe('true');
    await head(page, nifDocument).click();
    await expanded(page, nifDocument).toBe('true');
    await expect.poll(() => new URL(page.url()).hash).toBe('#nif-document');
    await page.goBack();
    await expanded(page, nifNumber).toBe('true');
    // Typed into the address bar, one after the other.
    await page.goto('/visa-process#documents');
    await expanded(page, documents).toBe('true');
    await page.goto('/visa-process#nif-document');
    await expanded(page, nifDocument).toBe('true');
    expect(await page.title()).toMatch(/^\(2 of 6\) Visa Process - /);
    await page.goto('/dashboard');
    // A step that is still locked is shown, and stays locked.
    await page.goto('/visa-process#settlement');
    await expanded(page, documents).toBe('true');
    await expect.poll(() => card(page, 'Approval & Settlement').isVisible()).toBe(true);
    await expect.poll(() => page.locator('h2 [aria-expanded=true]').count()).toBe(1);
  });

  test('on the first look the open step is in view and the focus stays where it was', async () => {
    const handset = await journey.aVisitor({ viewport: phone });
    await signIn(handset, dorothy);
    await handset.goto('/visa-process');
    await expanded(handset, documents).toBe('true');
    await expect
      .poll(() => head(handset, documents).evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(phone.height / 2);
    expect(await handset.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await handset.context().close();
  });

  test('the specified keys hold a copy, with whose it is, and losing it loses nothing', async () => {
    const stored = () => page.evaluate(() => ({ ...localStorage }));
    await expect.poll(async () => (await stored())['visa-process-completed-steps']).toBe('[1,2]');
    expect((await stored())['visa-process-nif-checklist']).toBe('[true,true,true,true]');
    expect((await stored())['visa-process-owner']).toMatch(/^[0-9a-f-]{36}$/);
    await page.evaluate(() => localStorage.removeItem('visa-process-completed-steps'));
    await page.evaluate(() =>
      localStorage.setItem('visa-process-nif-checklist', '[false,false,false,false]'),
    );
    await page.reload();
    await page.getByText('2 of 6 steps completed', { exact: true }).waitFor();
    await expect.poll(async () => (await stored())['visa-process-completed-steps']).toBe('[1,2]');
  });

  test('signing out leaves none of it here, and signing in elsewhere brings all of it', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname !== '/visa-process');
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('visa-process'))),
      )
      .toEqual([]);
    page = await journey.aVisitor({ colorScheme: 'dark' });
    await signIn(page, dorothy);
    await page.goto('/visa-process');
    await page.getByText('2 of 6 steps completed', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('on paper', () => {
  /** Presses a button that prints, and holds the paper. */
  async function printing(button: string): Promise<void> {
    await page.evaluate(() => {
      Object.assign(window, { paper: 0, print: () => Object.assign(window, { paper: 1 }) });
    });
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { paper: number }).paper)).toBe(1);
    await page.emulateMedia({ media: 'print' });
  }
  /** The paper comes out, and the screen is as it was. Answers the number of pages. */
  async function pagesOut(): Promise<number> {
    const { pages, cut } = await printed(page);
    expect(cut).toEqual([]);
    return pages;
  }

  test('the list has every step with its boxes, on three pages at most', async () => {
    await printing(guideTexts.plan.print);
    await page.getByText(`For ${dorothy.email}`).waitFor();
    for (const title of titles)
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    for (const { title } of Object.values(nifActions)) await page.getByText(title, { exact: true }).waitFor();
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await pagesOut()).toBeLessThanOrEqual(3);
  });

  test('one step stands there in full', async () => {
    await head(page, nifNumber).click();
    await printing(guideTexts.plan.printStep);
    await page.getByRole('heading', { level: 1, name: nifNumber }).waitFor();
    await page.getByText(nifTexts.ways.representative.detail).filter({ visible: true }).waitFor();
    expect(await page.getByRole('heading', { name: nifDocument }).filter({ visible: true }).count()).toBe(0);
    await pagesOut();
  });
});
