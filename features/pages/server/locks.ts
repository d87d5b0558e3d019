import { sql } from 'kysely';
import type { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/pages.ts';
import { isSlug } from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { type PageRow, readOfficePage, usesOf } from './pages.ts';

const { problems } = officePageTexts;

/**
 * Locks a page before a change. Starting an experiment locks its pages the same way, so the change sees the running
 * experiment or the experiment sees the changed page. Throws `not_found`.
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

/** Throws `conflict` while the page, which the caller has locked, is in an active experiment. */
export async function requireUnlocked(tx: Tx, id: string): Promise<void> {
  const running = ((await usesOf(tx, [id])).get(id) ?? []).filter(({ status }) => status === 'active');
  if (running.length === 0) return;
  const details: z.input<typeof contract.pageInUse> = { experiments: running };
  const message = officePageTexts.locked(running.map(({ name }) => name));
  throw new AppError('conflict', { message, details });
}

/** Returns the error for a change of an older version, with the present page. */
export async function staleError(tx: Tx, id: string): Promise<AppError> {
  const details: z.input<typeof contract.stalePage> = { page: await readOfficePage(tx, id) };
  return new AppError('stale', { details });
}

/**
 * Serializes all who set a slug until the transaction ends, so that a free slug stays free. Call it after `lockPage`, never
 * before.
 */
export async function lockSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('landing-page-slugs', 0))`.execute(tx);
}

/** Throws `invalid_input` when another page has the slug. Only certain after `lockSlugs`. */
export async function requireFreeSlug(tx: Tx, slug: string, except?: string): Promise<void> {
  const taken = await pageWithSlug(tx, slug, except);
  if (taken) throw new AppError('invalid_input', { fields: { slug: problems.slugTaken(taken.title) } });
}

export async function pageWithSlug(tx: Tx, slug: string, except?: string) {
  let others = tx.selectFrom('landing_pages').select('title').where('slug', '=', slug);
  if (except) others = others.where('id', '<>', except);
  return others.executeTakeFirst();
}

/** Checks whether a slug is free; saving checks again. */
export async function checkSlug(
  { query: { slug, except } }: Parsed<typeof contract.checkSlug>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.checkSlug>> {
  if (!isSlug(slug)) return { state: 'badly_written', taken_by: null };
  const taken = await transaction((tx) => pageWithSlug(tx, slug, except));
  return { state: taken ? 'taken' : 'free', taken_by: taken?.title ?? null };
}
