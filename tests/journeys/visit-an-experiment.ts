import type { Kysely } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { pageEditorTexts } from '#features/pages/texts/office-page-editor.ts';
import { officePageTexts } from '#features/pages/texts/office-pages.ts';
import { type aJourney, phone } from '../support/journey.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { phoneAgent } from '../support/phone-agent.ts';
import { signInOnScreen } from '../support/sign-in.ts';
import { agents } from '../support/visit-pitch.ts';

type Journey = ReturnType<typeof aJourney>;

/** The two pages of the test: the heading of each is what tells them apart. */
export const pages = [
  { title: 'Move to Portugal', slug: 'move', heading: 'Your papers in the right order' },
  { title: 'Move to Portugal (Copy)', slug: 'move-copy', heading: 'Wake up by the Atlantic' },
] as const;
export const experimentName = 'Papers or sea';

/** Writes a page from a template and publishes it, duplicates it with other words, and starts an experiment on both. */
export async function startExperiment(office: Page): Promise<void> {
  const { card, form, create } = officePageTexts;
  const [control, copy] = pages;
  const dialog = office.locator('[role=dialog][data-open]');
  await office.goto('/admin/landing-pages');
  await office.getByRole('button', { name: create }).first().click();
  await dialog.getByLabel(form.title).fill(control.title);
  await dialog.getByLabel(form.slug, { exact: true }).fill(control.slug);
  await dialog.getByLabel(form.template).selectOption(form.templates.features);
  await dialog.getByRole('button', { name: create }).click();
  await office.getByRole('heading', { level: 1, name: control.title }).waitFor();
  await publishWith(office, control);

  await office.goto('/admin/landing-pages');
  await office.getByRole('button', { name: card.named(card.duplicate, control.title) }).click();
  await office.getByRole('link', { name: copy.title, exact: true }).click();
  await publishWith(office, copy);

  await office.goto('/admin/experiments');
  await office.getByRole('button', { name: 'Create Experiment' }).first().click();
  await dialog.getByLabel('Name', { exact: true }).fill(experimentName);
  for (const [place, { title, slug }] of pages.entries()) {
    const label = `${title} (/pitches/${slug})`;
    await dialog.getByLabel('Landing page').nth(place).selectOption({ label });
  }
  await dialog.getByRole('button', { name: 'Create Experiment' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await office.getByRole('button', { name: `Start: ${experimentName}` }).click();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** In the editor: gives the page's hero a heading and shows it to the public. */
async function publishWith(office: Page, { heading }: (typeof pages)[number]): Promise<void> {
  const texts = pageEditorTexts;
  const main = office.locator('main');
  const hero = main.getByRole('button', { name: /^Hero/ });
  await hero.click();
  await main.getByRole('textbox', { name: texts.sectionLabels.title, exact: true }).first().fill(heading);
  await office.getByText(/^Draft saved/).waitFor();
  await office.getByRole('banner').getByRole('button', { name: texts.top.publish }).click();
  const asked = office.getByRole('dialog', { name: texts.publishing.title });
  await asked.getByRole('button', { name: texts.publishing.confirm, exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  await office.getByText(texts.saving.same).waitFor();
}

/** What one visitor was shown and did. */
export interface Visit {
  /** 0 is the control. */
  variant: number;
  pressed: boolean;
  signedUp: boolean;
}

/**
 * Somebody in a browser of their own: half of them on a phone, a third press the button, a sixth create an account.
 * Whatever they drew stands in the first answer, moves nothing while it loads, and stays over reloads, at the other
 * page's address and after signing in.
 */
export async function visit(journey: Journey, root: Kysely<DB>, number: number): Promise<Visit> {
  const page = await journey.aVisitor(
    number % 2 === 0 ? { viewport: phone, userAgent: phoneAgent } : { userAgent: agents.desk },
  );
  await watchShifts(page);
  const before = await countViews(root);
  const tags = number % 4 < 2 ? '?utm_source=google&utm_medium=cpc' : '';
  const drawn = await open(page, `/pitches/${pages[0].slug}${tags}`);
  const shown = page.getByRole('heading', { level: 1 });
  await expect.poll(() => shown.textContent()).toBe(pages[drawn]?.heading);
  expect(await shiftsOf(page), `visitor ${number} saw the page jump`).toEqual([]);
  await expect.poll(() => countViews(root)).toBe(before + 1);

  for (const { slug } of pages) expect(await open(page, `/pitches/${slug}`)).toBe(drawn);
  const pressed = number % 3 === 0;
  const signedUp = number % 6 === 0;
  if (pressed) {
    await page.getByRole('main').getByRole('link', { name: 'Get My Plan' }).first().click();
    await page.waitForURL((url) => url.pathname === '/auth');
  }
  if (signedUp) {
    await signInOnScreen(page, { email: `visitor-${number}@example.com`, name: `Visitor ${number}` });
    expect(await open(page, `/pitches/${pages[0].slug}`)).toBe(drawn);
  }
  await page.context().close();
  return { variant: drawn, pressed, signedUp };
}

/** Which page stands in the bytes of the answer, before anything could run. */
async function open(page: Page, path: string): Promise<number> {
  const html = (await (await page.goto(path))?.text()) ?? '';
  const found = pages.flatMap(({ heading }, place) => (html.includes(`>${heading}</h1>`) ? [place] : []));
  expect(found).toHaveLength(1);
  return found[0] ?? -1;
}

async function countViews(root: Kysely<DB>): Promise<number> {
  const { views } = await root
    .selectFrom('page_views')
    .select((eb) => eb.fn.countAll<number>().as('views'))
    .executeTakeFirstOrThrow();
  return Number(views);
}

/** How many saw each variant and how many of them pressed its button, counted from the raw rows one by one. */
export async function countFromRows(root: Kysely<DB>) {
  const drawn = await root
    .selectFrom('experiment_variants')
    .innerJoin('page_views', 'page_views.variant_id', 'experiment_variants.id')
    .select([
      'position',
      'visitor_id',
      'page_views.landing_page_id',
      'experiment_variants.landing_page_id as its',
    ])
    .execute();
  expect(drawn.every((row) => row.landing_page_id === row.its)).toBe(true);
  const pressed = await root
    .selectFrom('conversion_events')
    .innerJoin('experiment_variants', 'experiment_variants.id', 'conversion_events.variant_id')
    .select(['position', 'visitor_id'])
    .where('event_type', '=', 'cta_click')
    .execute();
  const distinct = (rows: { position: number; visitor_id: string }[], place: number) =>
    new Set(rows.filter(({ position }) => position === place).map((row) => row.visitor_id)).size;
  return [0, 1].map((place) => ({ visitors: distinct(drawn, place), conversions: distinct(pressed, place) }));
}
