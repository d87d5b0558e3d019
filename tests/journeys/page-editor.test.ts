import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { officePageTexts as pageTexts } from '#features/pages/texts/office-pages.ts';
import { askAs } from '#tests/support/ask-as.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { draftFullOf, makePage, publishWords } from '#tests/support/hostile-page.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { aJourney, phone } from '#tests/support/journey.ts';

/** Ana writes a page by keyboard, loses nothing, publishes it, and somebody reads it on a phone. */
const journey = aJourney();
const texts = pageEditorTexts;

let office: Page;
let id: string;
beforeAll(async () => {
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  id = await makePage(office, 'from-texas', 'From Texas');
});

const field = (name: string) => office.locator('main').getByRole('textbox', { name, exact: true }).first();
const entry = (name: string) => office.locator('main').getByRole('button', { name: new RegExp(`^${name}`) });
const bar = (name: string | RegExp) => office.getByRole('banner').getByRole('button', { name });
/** The page as the frame of one width shows it. */
const preview = (width: 360 | 768 | 1280) =>
  office.frameLocator(`iframe[title="${texts.preview.frame(texts.preview.widths[width])}"]`);
/** Marks the tablet's frame, and says whether it was marked before and how wide it is. From outside: in it no script runs. */
const markFrame = () =>
  office.evaluate((title) => {
    const inside = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)?.contentWindow;
    const html = inside?.document.documentElement;
    const marked = html?.dataset.marked === 'yes';
    if (html) html.dataset.marked = 'yes';
    return { marked, width: inside?.innerWidth };
  }, texts.preview.frame(texts.preview.widths[768]));
const saved = () => office.getByText(/^Draft saved/).waitFor();
const order = async () =>
  (await office.locator('main ol [data-part=name]').allInnerTexts()).map((words) => words.split('\n')[0]);

test('a page that was created is open in the editor, where writing goes on', async () => {
  await office.goto('/admin/landing-pages');
  await office.getByRole('button', { name: pageTexts.create }).press('Enter');
  const asked = office.getByRole('dialog', { name: pageTexts.create });
  await asked.getByLabel(pageTexts.form.title).fill('From Ohio');
  await asked.getByRole('button', { name: pageTexts.form.create }).press('Enter');
  await office.getByRole('heading', { level: 1, name: 'From Ohio' }).waitFor();
  await office.getByText(pageTexts.done.created).waitFor();
  await expect.poll(() => office.locator('h1:focus').textContent()).toContain('From Ohio');
  await field('Title').waitFor();
  await office.getByRole('button', { name: texts.top.close }).press('Enter');
  await office.getByRole('heading', { level: 3, name: 'From Ohio' }).waitFor();
});

describe('writing', () => {
  test('the preview says at once, at every width, what is typed; it never loads anew, and its links lead nowhere', async () => {
    await office.goto(`/admin/landing-pages/${id}`);
    await field('Title').waitFor();
    await preview(768).getByRole('heading', { level: 1 }).waitFor();
    expect(await markFrame()).toEqual({ marked: false, width: 768 });
    await field('Title').fill('A home in Portugal');
    for (const width of [360, 768, 1280] as const)
      await preview(width).getByRole('heading', { level: 1, name: 'A home in Portugal' }).waitFor();
    await preview(768).getByRole('link', { name: 'Sign in' }).click();
    expect(await markFrame()).toEqual({ marked: true, width: 768 });
    await expect.poll(() => new URL(office.url()).pathname).toBe(`/admin/landing-pages/${id}`);
    await saved();
  });

  test('sections move by keyboard, which is told, and the focus stays', async () => {
    expect(await order()).toEqual(['Hero', 'Features', 'Call to action']);
    await entry('Hero').focus();
    await office.keyboard.press('Alt+ArrowDown');
    await office.getByText(texts.list.moved('Hero', 2, 3)).waitFor({ state: 'attached' });
    await expect.poll(() => office.locator('[data-part=name]:focus').textContent()).toMatch(/^Hero/);
    await office.getByRole('button', { name: texts.list.moveUp('Hero') }).press('Enter');
    await office.getByText(texts.list.moved('Hero', 1, 3)).waitFor({ state: 'attached' });
    expect(await order()).toEqual(['Hero', 'Features', 'Call to action']);
  });

  test('a new section is written at once; undo takes back step by step, whatever box has the focus', async () => {
    await office.getByRole('button', { name: texts.list.add }).press('Enter');
    await office.getByRole('menuitem', { name: 'Call to action' }).press('Enter');
    await expect.poll(order).toEqual(['Hero', 'Call to action 1', 'Features', 'Call to action 2']);
    await expect.poll(() => field('Title').evaluate((box) => box === document.activeElement)).toBe(true);
    await office.keyboard.type('One more way in');
    await preview(1280).getByRole('heading', { name: 'One more way in' }).waitFor();

    await bar(texts.top.undo(texts.steps.typing('Title', 'Call to action 1'))).waitFor();
    await office.keyboard.press('Control+z');
    await expect.poll(() => field('Title').inputValue()).toBe('');
    await office.keyboard.press('Control+Shift+z');
    await expect.poll(() => field('Title').inputValue()).toBe('One more way in');
    await bar(/^Undo: /).click();
    await bar(/^Undo: /).click();
    expect(await order()).toEqual(['Hero', 'Features', 'Call to action']);
    await bar(texts.top.redo(texts.steps.adding('Call to action'))).waitFor();
  });

  test('what was typed a moment before a reload is there after it', async () => {
    await entry('Hero').click();
    await field('Title').fill('Typed and left at once');
    await office.reload();
    await expect.poll(() => field('Title').inputValue()).toBe('Typed and left at once');
    await saved();
  });

  test('a draft that cannot be saved says so and stays, until it can', async () => {
    await office.route(`**/api/office/landing-pages/${id}/draft`, (route) => route.abort());
    await field('Title').fill('Typed without a connection');
    await office.getByText(texts.saving.failedTitle).waitFor();
    await office.unroute(`**/api/office/landing-pages/${id}/draft`);
    await office.getByRole('button', { name: texts.saving.tryNow }).click();
    await saved();
    const { body } = await askAs(office, 'GET', `/api/office/landing-pages/${id}`);
    expect(body.draft.content.sections[0].props.title).toBe('Typed without a connection');
  });

  test('of words that are refused it says why, and not that they are tried again', async () => {
    await field('Title').fill('Too long'.repeat(100));
    await office.getByText(texts.saving.failedTitle).waitFor();
    await office.getByText('Use at most 200 letters. What you wrote stays on this device.').waitFor();
    expect(await office.getByText('we keep trying').count()).toBe(0);
    await field('Title').fill('Typed without a connection');
    await saved();
  });

  test("somebody else's words are shown, and either can be had", async () => {
    const path = `/api/office/landing-pages/${id}`;
    const { body } = await askAs(office, 'GET', path);
    const theirs = { ...body.draft, title: 'Their title' };
    await askAs(office, 'PUT', `${path}/draft`, { draft: theirs, draft_version: body.draft_version });
    await field('Title').fill('My hero');
    await office.getByText(texts.conflict.title('Ana Ribeiro')).waitFor();
    await office.getByRole('button', { name: texts.conflict.takeTheirs }).click();
    await office.getByRole('heading', { level: 1, name: 'Their title' }).waitFor();
    await expect.poll(() => field('Title').inputValue()).toBe('Typed without a connection');
    await office.keyboard.press('Control+z');
    await expect.poll(() => field('Title').inputValue()).toBe('My hero');
    await saved();
  });

  test('every screen of it is sound on a phone and at a desk, in light and dark', async () => {
    expect(await faultsEverywhere(office)).toEqual([]);
    await entry(texts.list.checks).click();
    await office.getByRole('heading', { name: texts.checks.title }).waitFor();
    expect(await faultsEverywhere(office, [1280])).toEqual([]);
  });
});

test('publishing says what becomes public; a visitor reads it on a phone, and the draft stays apart from it', async () => {
  const reader = await journey.aVisitor({ viewport: phone });
  expect((await reader.goto('/pitches/from-texas'))?.status()).toBe(404);
  await office.setViewportSize({ width: 1280, height: 900 });
  await entry('Hero').click();
  await bar(texts.top.publish).click();
  const asked = office.getByRole('dialog', { name: texts.publishing.title });
  await asked.getByText('Hero: other title').waitFor();
  await asked.getByText(texts.publishing.seen).waitFor();
  await asked.getByRole('button', { name: texts.publishing.confirm, exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  await office.getByText(texts.saving.same).waitFor();
  await expect.poll(async () => (await reader.goto('/pitches/from-texas'))?.status()).toBe(200);
  await reader.getByRole('heading', { level: 1, name: 'My hero' }).waitFor();

  await field('Title').fill('Not yet for everybody');
  await saved();
  await reader.reload();
  await reader.getByRole('heading', { level: 1, name: 'My hero' }).waitFor();
  await reader.context().close();
});

test('an earlier version comes back into the draft, and undo takes it away again', async () => {
  await bar(texts.top.versions).click();
  const versions = office.getByRole('dialog', { name: texts.versions.title });
  // What was published, what never was, and what is still to be.
  const first = versions
    .getByRole('listitem')
    .filter({ has: office.getByRole('heading', { name: 'Version 1' }) });
  await first.getByText(texts.versions.neverPublic).waitFor();
  const second = versions
    .getByRole('listitem')
    .filter({ has: office.getByRole('heading', { name: 'Version 2' }) });
  await second.getByText(texts.versions.live).waitFor();
  const draft = versions
    .getByRole('listitem')
    .filter({ has: office.getByRole('heading', { name: 'Draft' }) });
  await draft.getByText(texts.versions.notPublished).waitFor();
  await draft.getByText('Hero: other title').waitFor();
  await versions.getByRole('button', { name: texts.versions.restoreNamed(1) }).click();
  await versions.waitFor({ state: 'detached' });
  expect(await field('Title').inputValue()).not.toBe('Not yet for everybody');
  await bar(texts.top.undo(texts.steps.restoring(1))).click();
  await expect.poll(() => field('Title').inputValue()).toBe('Not yet for everybody');
  await saved();
});

test('publishing can be set for later and taken back; every question that opens is sound for everybody', async () => {
  const planned = async () => (await askAs(office, 'GET', `/api/office/landing-pages/${id}`)).body.publish_at;
  await bar(texts.top.publish).click();
  const asked = office.getByRole('dialog', { name: texts.publishing.title });
  await asked.getByRole('radio', { name: texts.publishing.later }).check();
  await asked.getByText(texts.publishing.seenThen).waitFor();
  expect(await faultsEverywhere(office, [390])).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await asked.getByLabel(texts.publishing.at).fill('2020-01-01T10:00');
  await asked.getByRole('button', { name: texts.publishing.schedule, exact: true }).click();
  await asked.getByText(texts.publishing.inPast).waitFor();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await asked.getByLabel(texts.publishing.at).fill(`${tomorrow}T10:00`);
  await asked.getByRole('button', { name: texts.publishing.schedule, exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  expect(await planned()).toContain(tomorrow.slice(0, 7));

  await bar(texts.top.publish).click();
  await asked.getByRole('button', { name: texts.publishing.cancelSchedule }).click();
  await expect.poll(planned).toBeNull();
  await asked.getByRole('button', { name: 'Cancel', exact: true }).click();
  await asked.waitFor({ state: 'detached' });

  await bar(texts.top.versions).click();
  const versions = office.getByRole('dialog', { name: texts.versions.title });
  await versions.getByRole('button', { name: texts.versions.restoreNamed(1) }).waitFor();
  expect(await faultsEverywhere(office, [390])).toEqual([]);
  await office.keyboard.press('Escape');
  await versions.waitFor({ state: 'detached' });

  await office.setViewportSize({ width: 1280, height: 900 });
  await bar(texts.top.more).click();
  await office.getByRole('menuitem', { name: texts.top.discard }).click();
  const discarding = office.getByRole('alertdialog', { name: texts.discarding.title });
  await discarding.waitFor();
  expect(await faultsEverywhere(office, [390])).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await discarding.getByRole('button', { name: texts.discarding.confirm }).click();
  await discarding.waitFor({ state: 'detached' });
  await office.getByText(texts.saving.same).waitFor();
});

test('texts that would run elsewhere are texts: in the boxes, in the preview and in public', async () => {
  const reader = await journey.aVisitor();
  for (const text of hostileTexts.filter((_, at) => at % 67 === 0)) {
    await publishWords(office, id, draftFullOf(text, 'from-texas'));
    await office.goto(`/admin/landing-pages/${id}`);
    await field('Title').waitFor();
    await expect.poll(() => field('Title').inputValue()).toBe(text);
    await expect.poll(() => preview(360).locator('h1').textContent()).toContain(text.trim());
    await reader.goto('/pitches/from-texas');
    await expect.poll(() => reader.locator('h1').textContent()).toContain(text.trim());
  }
});
