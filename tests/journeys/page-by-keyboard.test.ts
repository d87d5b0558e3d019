import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { officePageTexts } from '#features/pages/texts/office-pages.ts';
import { focusIsOn, focusRests, pressAndKeepFocus, tabTo } from '#tests/support/by-keyboard.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';

/** Ana has no mouse: she makes a page, edits it, publishes it, copies it and deletes the copy. */
const journey = aJourney();
const { card, form, deletion, create } = officePageTexts;
const { top, steps, publishing, list } = pageEditorTexts;

let office: Page;
beforeAll(async () => {
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

const press = (key: string) => pressAndKeepFocus(office, key);
const order = async () =>
  (await office.locator('main ol [data-part=name]').allInnerTexts()).map((words) => words.split('\n')[0]);

test('a page is made from a template, and opens in the editor', async () => {
  await office.goto('/admin/landing-pages');
  await office.getByText(officePageTexts.empty.title).waitFor();
  await tabTo(office, create);
  await press('Enter');
  const dialog = office.getByRole('dialog', { name: create });
  await dialog.waitFor();
  await tabTo(office, form.title);
  await office.keyboard.type('By hand');
  await expect.poll(() => dialog.getByLabel(form.slug, { exact: true }).inputValue()).toBe('by-hand');
  await tabTo(office, form.template);
  await office.keyboard.type('Features');
  await expect.poll(() => dialog.getByLabel(form.template).inputValue()).toBe('features');
  await tabTo(office, form.create);
  await press('Enter');
  await office.getByRole('heading', { level: 1, name: 'By hand' }).waitFor();
  await focusIsOn(office, 'By hand');
});

test('it is written, its sections are moved, and both can be taken back', async () => {
  await tabTo(office, /^Hero/);
  await press('Enter');
  await tabTo(office, pageEditorTexts.sectionLabels.title);
  await office.keyboard.press('Control+a');
  await office.keyboard.type('Typed by hand');
  const preview = office.frameLocator(
    `iframe[title="${pageEditorTexts.preview.frame(pageEditorTexts.preview.widths[1280])}"]`,
  );
  await preview.getByRole('heading', { level: 1, name: 'Typed by hand' }).waitFor();

  await tabTo(office, /^HeroTyped by hand/, 'Shift+Tab');
  await press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['Features', 'Hero', 'Call to action']);
  await focusIsOn(office, /^Hero/);
  await press('Control+z');
  await expect.poll(order).toEqual(['Hero', 'Features', 'Call to action']);
  await focusIsOn(office, /^Hero/);
  await tabTo(office, list.remove('Hero'));
  await press('Enter');
  await expect.poll(order).toEqual(['Features', 'Call to action']);
  await press('Control+z');
  await expect.poll(order).toEqual(['Hero', 'Features', 'Call to action']);

  // A box that goes with the step that is taken back.
  await tabTo(office, list.add);
  await press('Enter');
  await office.getByRole('menuitem', { name: 'Hero' }).waitFor();
  await press('Enter');
  await focusIsOn(office, pageEditorTexts.sectionLabels.title);
  await press('Control+z');
  await expect.poll(order).toEqual(['Hero', 'Features', 'Call to action']);
  await focusRests(office);
  await tabTo(office, top.redo(steps.adding('Hero')), 'Shift+Tab');
});

test('it is published, copied, and the copy deleted after a question', async () => {
  await tabTo(office, top.publish);
  await press('Enter');
  const asked = office.getByRole('dialog', { name: publishing.title });
  await asked.waitFor();
  await tabTo(office, publishing.confirm);
  await press('Enter');
  await asked.waitFor({ state: 'detached' });
  await office.getByText(pageEditorTexts.saving.same).waitFor();
  await focusIsOn(office, top.publish);
  const reader = await journey.aVisitor();
  await expect.poll(async () => (await reader.goto('/pitches/by-hand'))?.status()).toBe(200);
  await reader.getByRole('heading', { level: 1, name: 'Typed by hand' }).waitFor();

  await tabTo(office, top.more, 'Shift+Tab');
  await press('Enter');
  await office.getByRole('menuitem', { name: top.duplicate }).waitFor();
  await office.keyboard.type(top.duplicate);
  await press('Enter');
  await office.getByRole('heading', { level: 1, name: 'By hand (Copy)' }).waitFor();
  await focusIsOn(office, 'By hand (Copy)');

  await tabTo(office, top.close, 'Shift+Tab');
  await press('Enter');
  await office.getByRole('heading', { level: 1, name: officePageTexts.title }).waitFor();
  await focusIsOn(office, officePageTexts.title);
  await tabTo(office, card.named(card.delete, 'By hand (Copy)'));
  await press('Enter');
  const question = office.getByRole('alertdialog', { name: deletion.title });
  await question.getByText(deletion.question).waitFor();
  await focusIsOn(office, deletion.cancel);
  await tabTo(office, deletion.confirm);
  await press('Enter');
  await question.waitFor({ state: 'detached' });
  await office.getByRole('link', { name: 'By hand (Copy)', exact: true }).waitFor({ state: 'detached' });
  await focusIsOn(office, officePageTexts.title);
});
