import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { pitchPreviewTexts } from '#features/pages/texts/pitch-preview.ts';
import { focusIsOn, pressAndKeepFocus, tabTo } from '#tests/support/by-keyboard.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { draftFullOf, makePage, publishWords } from '#tests/support/hostile-page.ts';
import { aJourney } from '#tests/support/journey.ts';
import { inDatabaseOf } from '#tests/support/journey-database.ts';
import { anExperimentOn } from '#tests/support/landing-pages.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** Ana looks at a page before anybody else can, and at one that a running experiment holds fast. */
const journey = aJourney();
const { locked, top } = pageEditorTexts;

let office: Page;
beforeAll(async () => {
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

test('a page that nobody sees yet is previewed at its address by an admin alone', async () => {
  await makePage(office, 'not-yet', 'Not yet');
  await office.goto('/admin/landing-pages');
  const opened = office.context().waitForEvent('page');
  await office.getByRole('link', { name: /^Preview ?: Not yet/ }).click();
  const tab = await opened;
  const banner = tab.getByRole('complementary', { name: pitchPreviewTexts.label });
  await banner.getByText(pitchPreviewTexts.hidden(['status_draft', 'switched_off'], false)).waitFor();
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/pitches/not-yet');
  expect(await faultsEverywhere(tab, [390, 768, 1280])).toEqual([]);
  const cookies = await tab.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('rumo_visitor');

  const status = async (page: Page) => (await page.goto('/pitches/not-yet'))?.status();
  const stranger = await journey.aVisitor();
  expect(await status(stranger)).toBe(404);
  await stranger.waitForURL('**/404');
  const applicant = await journey.aVisitor();
  await signIn(applicant, { email: 'ruth@example.com', name: 'Ruth Abernathy' }, '/profile');
  expect(await status(applicant)).toBe(404);
  await applicant.waitForURL('**/404');

  await banner.getByRole('link', { name: pitchPreviewTexts.backToEditor }).click();
  await tab.getByRole('heading', { level: 1, name: 'Not yet' }).waitFor();
  await expect.poll(() => new URL(tab.url()).pathname).toMatch(/^\/admin\/landing-pages\//);
  await tab.close();
});

test('a page in a running experiment says why it cannot be published, and a copy can be made from there', async () => {
  const id = await makePage(office, 'held-fast', 'Held fast');
  await publishWords(office, id, { ...draftFullOf('Held fast', 'held-fast'), title: 'Held fast' });
  const experiment = await inDatabaseOf(journey.dataDir, (root) =>
    anExperimentOn(root, id, { name: 'Price first', status: 'active' }),
  );
  await office.goto(`/admin/landing-pages/${id}`);
  await office.getByText(locked.title, { exact: true }).waitFor();
  await office.getByText(`${locked.tag}. ${locked.title}`, { exact: true }).waitFor({ state: 'attached' });
  const whyPublishWaits = () =>
    office.getByRole('button', { name: top.publish, exact: true }).evaluate((button) => {
      const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      return [button.getAttribute('aria-disabled'), why?.textContent];
    });
  await expect.poll(whyPublishWaits).toEqual(['true', locked.body(['Price first'])]);
  const target = (name: RegExp) => office.getByRole('link', { name }).getAttribute('href');
  expect(await target(/^Open "Price first"/)).toBe(`/admin/experiments/${experiment}`);
  expect(await target(new RegExp(`^${locked.view}`))).toBe('/pitches/held-fast');
  expect(await faultsEverywhere(office, [390, 768, 1280])).toEqual([]);

  // A draft may be written meanwhile; the copy begins without it.
  await office.setViewportSize({ width: 1280, height: 900 });
  await office.locator('main').getByRole('textbox', { name: 'Title', exact: true }).first().fill('For later');
  await office.getByText(locked.copyWithoutDraft).waitFor();
  await office.getByText(/^Draft saved/).waitFor();
  await tabTo(office, locked.duplicate, 'Shift+Tab');
  await pressAndKeepFocus(office, 'Enter');
  await office.getByRole('heading', { level: 1, name: 'Held fast (Copy)' }).waitFor();
  await focusIsOn(office, 'Held fast (Copy)');
  await office.getByText(locked.title, { exact: true }).waitFor({ state: 'detached' });
  const publish = office.getByRole('button', { name: top.publish, exact: true });
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBeNull();
});

test('what an admin could preview is gone for the same browser once she signed out', async () => {
  await office.goto('/admin');
  await office.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(async () => (await office.goto('/pitches/not-yet'))?.status()).toBe(404);
});
