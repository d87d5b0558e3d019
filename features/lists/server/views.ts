import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import type { OfficeView, ViewList } from '../contract.ts';
import { mostViews } from '../rules.ts';
import { officeViewTexts } from '../texts/office-views.ts';

/** The caller's own views of a list. */
export async function listViews(
  { query }: Parsed<typeof contract.listViews>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.listViews>> {
  return { views: await context.transaction((tx) => readViews(tx, query.list)) };
}

/**
 * Keeps a view. Calls of one person come one after another, so that the limit holds; an id that is there already answers
 * what it is, and so does a name that looks for the same already. Throws `conflict` when the name is taken by another
 * view, the limit is reached, or the id is somebody else's.
 */
export async function saveView(
  { body: { id, list, name, params, position } }: Parsed<typeof contract.saveView>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.saveView>> {
  return transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('save-view:' || ${person.userId}, 0))`.execute(
      tx,
    );
    const views = await readViews(tx, list);
    const saved = views.find((view) => view.id === id);
    if (saved) return saved;
    const named = views.find((view) => sameName(view.name, name));
    // The form was closed and opened again after an answer that got lost: its id is another, what it asks for is kept.
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
      .returning(['id', 'name', 'params', 'position'])
      .executeTakeFirst()
      .catch(unlessTaken(name));
    if (!made) throw new AppError('conflict');
    return made;
  });
}

/** Throws `not_found`, also for a view of somebody else, and `conflict` when the name is taken. */
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
      .returning(['id', 'name', 'params', 'position'])
      .executeTakeFirstOrThrow()
      .catch(unlessTaken(name));
  });
}

/** Throws `not_found`, also for a view of somebody else. */
export async function removeView(
  { params }: Parsed<typeof contract.removeView>,
  { transaction }: RequestContext<'staff'>,
): Promise<undefined> {
  const { numDeletedRows } = await transaction((tx) =>
    tx.deleteFrom('office_views').where('id', '=', params.id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new AppError('not_found');
}

/** The caller's own views of a list, in their order: row security leaves out everybody else's. */
export async function readViews(tx: Tx, list: ViewList): Promise<OfficeView[]> {
  return tx
    .selectFrom('office_views')
    .select(['id', 'name', 'params', 'position'])
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Two views whose names differ in capitals alone could not be told apart when somebody says them. */
function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function nameTaken(name: string): AppError {
  return new AppError('conflict', { message: officeViewTexts.nameTaken(name) });
}

const uniqueViolation = '23505';

/**
 * For a write that fails: of two at once both may have seen the name free, and what the database takes for the same (half a
 * letter, some capitals) is not always the same here.
 */
const unlessTaken = (name: string) => (error: unknown) => {
  throw error instanceof Error && 'code' in error && error.code === uniqueViolation ? nameTaken(name) : error;
};
