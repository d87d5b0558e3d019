import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderTexts } from '#features/folder/texts.ts';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { interviewCategories, interviewTexts } from '#features/guide/texts/guide-interview.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { approveApplication } from '../support/approve-application.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { guideClient } from '../support/guide-client.ts';
import { guideScreen, withoutPrintDialog } from '../support/guide-screen.ts';
import { aJourney, phone } from '../support/journey.ts';
import { sidewaysScroll, toast } from '../support/page-checks.ts';
import { printed } from '../support/printed.ts';
import { signIn } from '../support/sign-in.ts';

/**
 * Steps four to six. Ruth has done the first three and goes on; each test goes on from the one before. Paul is where
 * she will be: his visa is approved.
 */
const journey = aJourney();
const ruth = {
  email: 'ruth@example.com',
  name: 'Ruth Wilhelmina Featherstonehaugh-Castellanos de Albuquerque e Menezes',
};
const paul = { email: 'paul@example.com', name: 'Paul Ostrowski' };

type Client = Awaited<ReturnType<typeof guideClient>>;
let page: Page;
let guide: ReturnType<typeof guideScreen>;
let ruthsCalls: Client;
let paulsCalls: Client;
beforeAll(async () => {
  paulsCalls = await guideClient(journey.url, paul);
  // The applicant hears of a decision when it can no longer be undone: half a minute, and the tests go on meanwhile.
  await approveApplication(journey, paulsCalls.application);
  ruthsCalls = await guideClient(journey.url, ruth);
  await ruthsCalls.finishFirstSteps();
  page = await journey.aVisitor();
  await withoutPrintDialog(page);
  await signIn(page, ruth);
  guide = guideScreen(page);
});

describe('the online application', () => {
  const { parts, portal, submitted } = onlineApplicationTexts;
  const ids = guideItems['online-application'];

  test('says what is inside, how long each part takes, and the figures with what differs', async () => {
    await guide.open('online-application');
    await page.getByText('Online application: 0 of 6 steps done').waitFor();
    const durations = ['10 minutes', '5 minutes', '45-60 minutes', '30 minutes', '15 minutes', '10 minutes'];
    for (const [index, id] of ids.entries())
      await guide.item(parts[id].title).getByText(`Takes ${durations[index]}`, { exact: true }).waitFor();
    const figures = page.getByRole('region', { name: 'Quick reference' });
    for (const words of [
      'About €90 (about $100 USD)',
      '€110 for the visa, plus about €40',
      'Source: jobbatical.com, January 28, 2026.',
      '15-30 business days',
      '3 months from submission',
      'Portuguese and English',
      '300 DPI minimum',
      'Under 5 MB each',
      '6-8 weeks',
      'Check before you rely on it',
    ])
      await figures.getByText(words).first().waitFor();
    const fbi = page.getByRole('link', { name: 'Where the FBI record is explained' });
    await expect.poll(() => fbi.getAttribute('href')).toBe('/visa-process#documents');
  });

  test('leads to the official portal after a word that it is not ours', async () => {
    await page.getByRole('button', { name: 'Go to Official Portal' }).click();
    const notice = page.getByRole('dialog', { name: portal.leaving.title });
    await notice.getByText(/is not ours/).waitFor();
    await notice.getByRole('button', { name: portal.leaving.stay }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Go to Official Portal' }).click();
    const link = notice.getByRole('link', { name: portal.leaving.open });
    await expect.poll(() => link.getAttribute('href')).toMatch(/^https:/);
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
    await page.keyboard.press('Escape');
  });

  test('says so where no address of the portal is set', async () => {
    await page.route('**/api/settings/public', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), official_portal_url: null } });
    });
    await page.reload();
    await page.getByText(portal.missing).getByRole('link', { name: portal.contact }).waitFor();
    expect(await page.getByRole('button', { name: 'Go to Official Portal' }).count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('a tick is taken back by Undo and by Change, and stays over a reload', async () => {
    const { title } = parts['portal-account'];
    await guide.mark(title).click();
    await guide.done(title).waitFor();
    await toast(page, 'Marked as completed').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await guide.mark(title).click();
    await guide
      .item(title)
      .getByRole('button', { name: /^Change/ })
      .click();
    await guide.mark(title).click();
    await page
      .getByRole('paragraph')
      .filter({ hasText: /^Saved to your account/ })
      .waitFor();
    await page.reload();
    await guide.done(title).waitFor();
    expect(Object.keys((await ruthsCalls.guide()).completed)).toContain('portal-account');
  });

  test('another device shows it', async () => {
    const tablet = await journey.aVisitor({ viewport: phone });
    await signIn(tablet, ruth);
    await guideScreen(tablet).open('online-application');
    await guideScreen(tablet).done(parts['portal-account'].title).waitFor();
    await tablet.close();
  });

  test('what comes later is refused by the server too', async () => {
    for (const id of ['interview-documents', 'settlement', 'collect-visa'] as const) {
      const answer = await ruthsCalls.set(id);
      expect([answer.status, (await answer.json()).error.details]).toEqual([409, { reason: 'locked' }]);
    }
    const early = await ruthsCalls.set('online-application');
    expect((await early.json()).error.details).toEqual({ reason: 'unfinished' });
  });

  test('prints as a list with boxes, her name and the day', async () => {
    const { pages, cut, words } = await guide.print();
    expect(cut).toEqual([]);
    expect(pages).toBeLessThanOrEqual(3);
    expect(words).toContain(ruth.name);
    for (const id of ids) expect(words).toContain(parts[id].title);
    expect(words).not.toContain(guideTexts.item.mark);
  });

  test('at the end it says submitted, and a page of its own says what happens now', async () => {
    await guide.open('online-application');
    for (const id of ids.slice(1)) {
      await guide.mark(parts[id].title).click();
      await guide.done(parts[id].title).waitFor();
    }
    await page.getByRole('status').filter({ hasText: submitted.title }).waitFor();
    expect(await faultsEverywhere(page)).toEqual([]);
    await page.getByRole('link', { name: submitted.next }).click();
    await page.getByRole('heading', { level: 1, name: 'Application submitted' }).waitFor();
    await page.getByText(nextActionTexts.decision.open.title).waitFor();
    await page.getByText(ruthsCalls.application.id.slice(0, 8)).waitFor();
    expect(await faultsEverywhere(page)).toEqual([]);
    expect((await printed(page)).cut).toEqual([]);
    await page.getByRole('link', { name: 'Back to Visa Process' }).click();
    await page.getByRole('button', { name: 'Mark this step as complete' }).click();
    await toast(page, 'Step Completed!').waitFor();
  });
});

describe('the interview', () => {
  const { areas } = interviewTexts;

  test('says what to expect, and counts what is ready', async () => {
    await guide.open('interview');
    await page.getByRole('button', { name: folderTexts.card.make }).waitFor();
    const figures = page.getByRole('region', { name: interviewTexts.figuresTitle });
    await figures.getByText('Typically 15-30 minutes').waitFor();
    await figures.getByText('15-30 minutes early', { exact: true }).waitFor();
    for (const [id, percent] of [
      ['interview-documents', 33],
      ['interview-logistics', 67],
    ] as const) {
      await expect.poll(() => guide.item(areas[id].title).getByRole('listitem').count()).toBe(6);
      await guide
        .item(areas[id].title)
        .getByRole('button', { name: /^Mark as Ready/ })
        .click();
      await page.getByText(`Interview preparation: ${percent}% ready`).first().waitFor();
    }
  });

  test('opens each of four groups of four questions', async () => {
    for (const title of Object.values(interviewCategories)) {
      const head = page.getByRole('button', { name: title });
      await head.click();
      await expect.poll(() => head.getAttribute('aria-expanded')).toBe('true');
      const panel = page.locator(`[id="${await head.getAttribute('aria-controls')}"]`);
      await expect.poll(() => panel.locator('> li').count()).toBe(4);
    }
    expect(await faultsEverywhere(page)).toEqual([]);
  });

  test('prints with a box for each thing', async () => {
    const { pages, cut, words } = await guide.print();
    expect(cut).toEqual([]);
    expect(pages).toBeLessThanOrEqual(3);
    for (const bullet of areas['interview-practice'].bullets) expect(words).toContain(bullet);
  });

  test("at the end it says You're Ready!", async () => {
    await guide.open('interview');
    await guide.mark(areas['interview-practice'].title).click();
    await page.getByRole('status').filter({ hasText: "You're Ready!" }).waitFor();
    // The screen says it at once; what the next test asks of the server needs it there.
    await expect
      .poll(async () => Object.keys((await ruthsCalls.guide()).completed))
      .toContain('interview-practice');
  });
});

describe('approval and settlement', () => {
  const { tasks, before, approved } = settlementTexts;
  const ids = guideItems.settlement;

  test('before the approval it can be read and ticked, but not finished, and says why', async () => {
    await ruthsCalls.tick('interview');
    await guide.open('settlement');
    await page.getByText(before.title).waitFor();
    await page.getByText(before.why).waitFor();
    await ruthsCalls.tick(...ids);
    const answer = await ruthsCalls.set('settlement');
    expect([answer.status, (await answer.json()).error.details]).toEqual([409, { reason: 'not_approved' }]);
    await page.reload();
    const finish = page.getByRole('button', { name: 'Mark this step as complete' });
    await finish.waitFor();
    await expect.poll(() => finish.getAttribute('aria-disabled')).toBe('true');
    for (const id of ids) await ruthsCalls.set(id, false);
    await page.reload();
    await guide.mark(tasks['collect-visa'].title).waitFor();
  });

  test('shows the eight things with priority and time, and the figures with what differs', async () => {
    const expected = [
      ['Collect visa', 'High priority', 'Within 30 days of approval'],
      ['Book travel', 'High priority', 'Before the visa expires'],
      ['Temporary accommodation', 'High priority', '2-4 weeks before travel'],
      ['Residence permit', 'High priority', 'Within 30 days of arrival'],
      ['NIF', 'Medium priority', 'First week'],
      ['Bank account', 'Medium priority', 'First 2 weeks'],
      ['Healthcare (SNS)', 'Medium priority', 'First month'],
      ['Permanent housing', 'Low priority', 'First 1-2 months'],
    ] as const;
    for (const [title, priority, time] of expected) {
      await guide.item(title).getByText(priority, { exact: true }).waitFor();
      await guide.item(title).getByText(time).waitFor();
    }
    const figures = page.getByRole('region', { name: settlementTexts.figuresTitle });
    for (const words of [
      'Typically valid 3 months from issue',
      'Four months (120 days)',
      'About €80',
      '€160 to €170',
    ])
      await figures.getByText(words).waitFor();
    for (const link of await page.locator('main a[target=_blank]').all())
      await expect.poll(() => link.getAttribute('href')).toMatch(/^https:\/\//);
  });

  test('prints on few pages', async () => {
    const { pages, cut, words } = await guide.print();
    expect(cut).toEqual([]);
    expect(pages).toBeLessThanOrEqual(3);
    for (const id of ids) expect(words).toContain(tasks[id].title);
  });

  test('once approved it congratulates, and at the end it welcomes', async () => {
    await expect.poll(async () => (await paulsCalls.guide()).status, { timeout: 60_000 }).toBe('approved');
    page = await journey.aVisitor();
    await signIn(page, paul);
    guide = guideScreen(page);
    await guide.open('settlement');
    await page.getByText('Visa Approved', { exact: true }).waitFor();
    await page.getByText(approved.title).waitFor();
    for (const id of ids) await guide.mark(tasks[id].title).click();
    await page.getByRole('status').filter({ hasText: 'Welcome to Portugal!' }).waitFor();
    await page.getByText('Settlement Progress: 8 of 8 things done').first().waitFor();
    expect(await faultsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark this step as complete' }).click();
    await toast(page, 'Step Completed!').waitFor();
    await page.goto('/visa-process/welcome');
    await page.getByRole('heading', { level: 1, name: 'Welcome to Portugal!' }).waitFor();
    expect(await faultsEverywhere(page)).toEqual([]);
  });

  test('the page of an unfinished step leads back to it', async () => {
    await page.goto('/visa-process/submitted');
    await page.getByRole('heading', { name: 'This step is not finished yet' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});
