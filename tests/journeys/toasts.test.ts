import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { actionOn, pdfFile, uploadGeneral } from '../support/documents-page.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';
import { expectNothingUnderToast } from '../support/under-toast.ts';

/** A message in front of the page is in nobody's way: whatever can be pressed lies beside it, at the widths of a phone, a tablet and a desk. */
const journey = aJourney();
const content = '**/api/documents/*/content';
const widths = [390, 768, 1280];
let ruth: Page;
let ana: Page;
beforeAll(async () => {
  ruth = await journey.aVisitor();
  ana = await journey.aVisitor();
  await signIn(ruth, { email: 'ruth@example.com', name: 'Ruth Abernathy' });
  await ruth.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await becomeFirstAdmin(ana, journey.setupKey);
});

async function atEachWidth(page: Page, look: () => Promise<void> = () => expectNothingUnderToast(page)) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await look();
  }
}

/** Leads on within the app, as a press on a link does: the message stays. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: 'elsewhere', idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test('on the documents, where each file has its row of buttons', async () => {
  await ruth.goto('/documents');
  await uploadGeneral(
    ruth,
    ['birth.pdf', 'lease.pdf', 'marriage.pdf', 'savings.pdf'].map((name) => pdfFile(name, aPdf(1))),
  );
  await ruth.route(content, (route) => route.abort());
  await actionOn(ruth, 'lease.pdf', 'Download').click();
  await toast(ruth, 'Download failed').waitFor();
  await atEachWidth(ruth);
});

test('in the window that shows a file, whose buttons stand low', async () => {
  await atEachWidth(ruth, async () => {
    await actionOn(ruth, 'lease.pdf', 'View').click();
    await toast(ruth, 'View failed').waitFor();
    await expectNothingUnderToast(ruth);
    await ruth.keyboard.press('Escape');
    await ruth.getByRole('dialog', { name: 'lease.pdf' }).waitFor({ state: 'detached' });
  });
  await actionOn(ruth, 'lease.pdf', 'Delete').click();
  await ruth.getByRole('alertdialog', { name: 'Delete Document' }).waitFor();
  await atEachWidth(ruth);
  await ruth.keyboard.press('Escape');
});

test.each([['/visa-process'], ['/support']])('on %s, to which the message goes along', async (path) => {
  await goWithin(ruth, path);
  await ruth.waitForURL(`**${path}`);
  await ruth.getByRole('heading', { level: 1 }).waitFor();
  await toast(ruth, 'View failed').waitFor();
  await atEachWidth(ruth);
});

test('a name of one long word is read whole within its message', async () => {
  await ruth.unroute(content);
  await ruth.goto('/documents');
  const name = `${'statement'.repeat(25)}.pdf`;
  await ruth.setViewportSize({ width: 390, height: 844 });
  await uploadGeneral(ruth, [pdfFile(name, aPdf(1))]);
  const words = ruth.getByRole('dialog').getByText(name);
  await words.waitFor();
  const beyond = await words.evaluate((text) => {
    const message = text.closest('[role=dialog]') as Element;
    return text.getBoundingClientRect().right - message.getBoundingClientRect().right;
  });
  expect(beyond).toBeLessThan(0);
});

test('where a finger was, the mouse is not: a tap holds no message in front of the next', async () => {
  const phone = await journey.aVisitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await signIn(phone, { email: 'ruth@example.com', name: 'Ruth Abernathy' });
  const messageUnderTheMouse = async (page: Page) => {
    await page.goto('/documents');
    await page.route(content, (route) => route.abort());
    await actionOn(page, 'lease.pdf', 'Download').click();
    const message = toast(page, 'Download failed');
    // The message moves off the buttons a moment after it came, and from under the mouse.
    await expect
      .poll(async () => {
        await message.hover();
        await page.mouse.move(1, 1, { steps: 2 });
        await message.hover();
        return message.evaluate((words) => words.matches(':hover'));
      })
      .toBe(true);
    return page.locator('[data-expanded]').getByText('Download failed');
  };
  await ruth.setViewportSize({ width: 1280, height: 900 });
  await (await messageUnderTheMouse(ruth)).waitFor();
  expect(await (await messageUnderTheMouse(phone)).count()).toBe(0);
});

test('in the office, on the list and on a case', async () => {
  await ana.goto('/admin/applications');
  await ana.route('**/applications.csv*', (route) => route.abort());
  await ana.getByRole('button', { name: 'Export' }).click();
  await toast(ana, officeApplicationTexts.errors.exporting).waitFor();
  await atEachWidth(ana);
  await ana
    .getByRole('link', { name: /Ruth Abernathy/ })
    .first()
    .click();
  await ana
    .getByRole('heading', { name: /Ruth Abernathy/ })
    .first()
    .waitFor();
  await atEachWidth(ana);
});
