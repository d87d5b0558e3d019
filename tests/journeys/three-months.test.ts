import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { statusTexts } from '#features/applications/texts/applications.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { checkAnswersTexts } from '#features/documents/texts/check-answers.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { requiredDocumentTexts, requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.ts';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { sidewaysScroll, toast } from '#tests/support/page-checks.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** One application from the first tick to Portugal, over three devices; after each part every screen tells the same. */
const journey = aJourney();
const dorothy = { email: 'dorothy.haines@example.com', name: 'Dorothy Haines' };

let desktop: Page;
let office: Page;
beforeAll(async () => {
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  desktop = await journey.aVisitor();
  await signIn(desktop, dorothy);
});

interface Numbers {
  steps: number;
  percent: number;
  stage: number;
  types: number;
}

/** Dashboard, guide, documents and back office, each read as it stands on the screen after a fresh load. */
async function everyScreenTells(page: Page, { steps, percent, stage, types }: Numbers): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText(dashboardTexts.journey.progress(percent), { exact: true }).first().waitFor();
  await page.getByText(dashboardTexts.journey.guide(steps), { exact: true }).waitFor();
  await page.getByText(dashboardTexts.journey.documents(types), { exact: true }).waitFor();
  await page.goto('/documents');
  const overview = page.getByRole('region', { name: documentTexts.overview.title });
  await overview.getByText(documentTexts.overview.progressValue(percent), { exact: true }).waitFor();
  await overview.getByText(documentTexts.overview.currentStepValue(stage), { exact: true }).waitFor();
  await page.goto('/visa-process');
  await page.getByText(guideTexts.progress(steps), { exact: true }).first().waitFor();
  await office.goto('/admin/applications');
  await office
    .getByRole('row', { name: new RegExp(dorothy.name) })
    .getByText(`${percent}%`)
    .waitFor();
}

/** Marks the parts of the open card one by one. */
async function markParts(page: Page, mark: string, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const part = page.getByRole('listitem', { name: title, exact: true });
    await part.getByRole('button', { name: new RegExp(`^${mark}`) }).click();
    await part.getByRole('button', { name: new RegExp(`^${guideTexts.item.change}`) }).waitFor();
  }
}

async function markStep(page: Page, said: string = guideTexts.ticks.stepCompleted): Promise<void> {
  await page.getByRole('button', { name: guideTexts.complete.button, exact: true }).click();
  await toast(page, said).first().waitFor();
}

async function upload(page: Page, button: string | RegExp, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: aPdf(1) });
}

test('January, at the desk: the four actions for the NIF', async () => {
  await everyScreenTells(desktop, { steps: 0, percent: 5, stage: 1, types: 0 });
  for (const id of guideItems['nif-number'])
    await desktop.getByRole('checkbox', { name: nifActions[id].title }).click();
  await toast(desktop, guideTexts.ticks.stepCompleted).waitFor();
  await everyScreenTells(desktop, { steps: 1, percent: 17, stage: 1, types: 0 });
});

let handset: Page;
describe('January, on the phone', () => {
  test('the NIF document is uploaded, and the numbers are the same', async () => {
    handset = await journey.aVisitor({ viewport: phone, hasTouch: true, isMobile: true });
    await signIn(handset, dorothy);
    await handset.goto('/visa-process');
    await upload(handset, /^Choose a file|^Upload your NIF|^Choose files/, 'NIF.pdf');
    await handset.getByText(documentTexts.upload.done).first().waitFor();
    await markStep(handset, guideTexts.ticks.nifDocument.title);
    // One press, one message, which can be taken back.
    const messages = handset.getByRole('region', { name: 'Notifications (F6)' });
    await messages.getByRole('button', { name: uiTexts.undo }).waitFor();
    expect(await messages.getByText(guideTexts.ticks.stepCompleted, { exact: true }).count()).toBe(0);
    await everyScreenTells(handset, { steps: 2, percent: 33, stage: 1, types: 0 });
  });

  test('a browser that forgets everything loses nothing', async () => {
    await handset.evaluate(() => localStorage.clear());
    await handset.context().clearCookies();
    await handset.context().close();
    const tablet = await journey.aVisitor({ viewport: { width: 820, height: 1180 } });
    await signIn(tablet, dorothy);
    await everyScreenTells(tablet, { steps: 2, percent: 33, stage: 1, types: 0 });
    await tablet.context().close();
  });
});

let third: Page;
describe('February and March, in a third browser', () => {
  test('the six documents', async () => {
    third = await journey.aVisitor();
    await signIn(third, dorothy);
    await third.goto('/visa-process');
    for (const [index, type] of requiredDocuments.entries()) {
      const { name } = documentWords[type];
      await third.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
      await upload(third, new RegExp(`${requiredDocumentTexts[type].inSentence}`), `${type}.pdf`);
      await third
        .getByText(requiredTexts.ready(index + 1), { exact: true })
        .first()
        .waitFor();
      await third.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
    }
    await third.getByRole('link', { name: requiredTexts.review.ask }).click();
    await third.getByRole('button', { name: checkAnswersTexts.send }).click();
    await third.getByText(requiredTexts.review.underWay).waitFor();
    await markStep(third);
    await everyScreenTells(third, { steps: 3, percent: 50, stage: 2, types: 6 });
  });

  test('the online form', async () => {
    const titles = guideItems['online-application'].map((id) => onlineApplicationTexts.parts[id].title);
    await markParts(third, guideTexts.item.mark, titles);
    await markStep(third);
    await everyScreenTells(third, { steps: 4, percent: 67, stage: 3, types: 6 });
  });

  test('the interview, and a list of it on paper', async () => {
    const titles = guideItems.interview.map((id) => interviewTexts.areas[id].title);
    await markParts(third, interviewTexts.ready, titles);
    await markStep(third);
    await everyScreenTells(third, { steps: 5, percent: 83, stage: 4, types: 6 });
    await third.emulateMedia({ media: 'print' });
    expect(await sidewaysScroll(third)).toBe(0);
    await third.emulateMedia({ media: 'screen' });
  });
});

test('settlement waits for the approval, which the first desk is told of without a reload', async () => {
  await third.goto('/visa-process');
  const titles = guideItems.settlement.map((id) => settlementTexts.tasks[id].title);
  await markParts(third, guideTexts.item.mark, titles);
  await third.getByText(guideTexts.complete.notApproved).waitFor();
  await desktop.goto('/dashboard');
  await desktop.getByText(dashboardTexts.journey.guide(5), { exact: true }).waitFor();
  await office.getByRole('button', { name: `Actions for ${dorothy.name}` }).click();
  await office.getByRole('menuitem', { name: 'Approve' }).click();
  const decided = office.waitForResponse((response) => response.request().method() === 'PUT');
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  expect((await decided).status()).toBe(200);
  await desktop.getByRole('heading', { name: statusTexts.approved.title }).waitFor({ timeout: 90_000 });
  await everyScreenTells(third, { steps: 5, percent: 83, stage: 4, types: 6 });
});

test('April: the last step, and the first desk knows it, too', async () => {
  await markStep(third);
  for (const page of [third, desktop])
    await everyScreenTells(page, { steps: 6, percent: 100, stage: 4, types: 6 });
  await desktop.goto('/dashboard');
  await desktop.getByRole('heading', { name: statusTexts.completed.title }).waitFor();
});
