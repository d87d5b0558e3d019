import { sql } from 'kysely';
import type { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/pages.ts';
import type { pageInUse, stalePage } from '../contract/pages.ts';
import { isSlug } from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { type PageRow, readOfficePage, usesOf } from './pages.ts';

const { problems } = officePageTexts;

/**
 * A page that the caller is going to change. Whoever starts an experiment locks its pages the same way first: then either
 * the change sees the running experiment, or the experiment the changed page. Throws `not_found`.
 */
export async function lockPage(tx: Tx, id: string): Promise<PageRow> {
  const row = await tx
    .selectFrom('landing_pages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** Throws `conflict` while the page, which the caller holds, is in an active experiment: visitors are being compared on it. */
export async function requireUnlocked(tx: Tx, id: string): Promise<void> {
  const running = ((await usesOf(tx, [id])).get(id) ?? []).filter(({ status }) => status === 'active');
  if (running.length === 0) return;
  const details: z.input<typeof pageInUse> = { experiments: running };
  throw new AppError('conflict', {
    message: officePageTexts.locked(running.map(({ name }) => name)),
    details,
  });
}

/** The refusal of a change that was made in view of an older state, with what stands there now. */
export async function staleError(tx: Tx, id: string): Promise<AppError> {
  const details: z.input<typeof stalePage> = { page: await readOfficePage(tx, id) };
  return new AppError('stale', { details });
}

/**
 * Makes everybody who gives a slug to a page wait for each other, until the end of the transaction: what is free now is
 * still free when it is taken. To be called with a page's row already held, never before.
 */
export async function holdSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('landing-page-slugs', 0))`.execute(tx);
}

/** Throws `invalid_input` when another page has the slug. Only certain after `holdSlugs`. */
export async function requireFreeSlug(tx: Tx, slug: string, except?: string): Promise<void> {
  const taken = await pageWithSlug(tx, slug, except);
  if (taken) throw new AppError('invalid_input', { fields: { slug: problems.slugTaken(taken.title) } });
}

export async function pageWithSlug(tx: Tx, slug: string, except?: string) {
  let others = tx.selectFrom('landing_pages').select('title').where('slug', '=', slug);
  if (except) others = others.where('id', '<>', except);
  return others.executeTakeFirst();
}

/** Whether a page could have this slug now. Saving asks again. */
export async function checkSlug(
  { query: { slug, except } }: Parsed<typeof contract.checkSlug>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.checkSlug>> {
  if (!isSlug(slug)) return { state: 'badly_written', taken_by: null };
  const taken = await transaction((tx) => pageWithSlug(tx, slug, except));
  return { state: taken ? 'taken' : 'free', taken_by: taken?.title ?? null };
}
