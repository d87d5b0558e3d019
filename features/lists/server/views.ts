import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import { isUniqueViolation, type Tx } from '#platform/server/database.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import type { OfficeView, ViewList } from '../contract.ts';
import { mostViews } from '../rules.ts';
import { officeViewTexts } from '../texts/office-views.ts';

const columns = ['id', 'name', 'params', 'position'] as const;

/** Lists the caller's own views of a list. */
export async function listViews(
  { query }: Parsed<typeof contract.listViews>,
  context: ReadContext,
): Promise<Output<typeof contract.listViews>> {
  return { views: await context.transaction((tx) => readViews(tx, query.list)) };
}

/**
 * Saves a view. A repeated id, or the same name with the same params, returns the view that is there. Throws `conflict`
 * when the name is taken, the limit is reached, or the id belongs to another person.
 */
export async function saveView(
  { body: { id, list, name, params, position } }: Parsed<typeof contract.saveView>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.saveView>> {
  return transaction(async (tx) => {
    // Serializes one person's calls, so that the limit holds.
    await sql`select pg_advisory_xact_lock(hashtextextended('save-view:' || ${person.userId}, 0))`.execute(
      tx,
    );
    const views = await readViews(tx, list);
    const saved = views.find((view) => view.id === id);
    if (saved) return saved;
    const named = views.find((view) => sameName(view.name, name));
    // A form that was reopened after a lost response repeats the request with a new id.
    if (named && named.name === name && named.params === params) return named;
    if (named) throw nameTaken(name);
    if (views.length >= mostViews)
      throw new AppError('conflict', { message: officeViewTexts.noRoom(mostViews) });
    const made = await tx
      .insertInto('office_views')
      .values({
        id,
        user_id: person.userId,
        list,
        name,
        params,
        position: position ?? Math.max(0, ...views.map((view) => view.position)) + 1,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(columns)
      .executeTakeFirst()
      .catch(unlessTaken(name));
    if (!made) throw new AppError('conflict');
    return made;
  });
}

/** Throws `not_found`, also for another person's view, and `conflict` when the name is taken. */
export async function renameView(
  { params: { id }, body: { name } }: Parsed<typeof contract.renameView>,
  { transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.renameView>> {
  return transaction(async (tx) => {
    const view = await tx
      .selectFrom('office_views')
      .select('list')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!view) throw new AppError('not_found');
    const others = (await readViews(tx, view.list)).filter((other) => other.id !== id);
    if (others.some((other) => sameName(other.name, name))) throw nameTaken(name);
    return tx
      .updateTable('office_views')
      .set({ name })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
      .catch(unlessTaken(name));
  });
}

/** Throws `not_found`, also for another person's view. */
export async function removeView(
  { params }: Parsed<typeof contract.removeView>,
  { transaction }: RequestContext<'staff'>,
): Promise<undefined> {
  const { numDeletedRows } = await transaction((tx) =>
    tx.deleteFrom('office_views').where('id', '=', params.id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new AppError('not_found');
}

/** Reads the caller's own views in their order; row security hides the others. */
export async function readViews(tx: Tx, list: ViewList): Promise<OfficeView[]> {
  return tx
    .selectFrom('office_views')
    .select(columns)
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Names that differ in case alone count as the same. */
function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function nameTaken(name: string): AppError {
  return new AppError('conflict', { message: officeViewTexts.nameTaken(name) });
}

/** Concurrent writes both see the name free, and the database compares names a little differently than `sameName`. */
const unlessTaken = (name: string) => (error: unknown) => {
  throw isUniqueViolation(error) ? nameTaken(name) : error;
};
