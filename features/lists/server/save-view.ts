import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveView as contract } from '../contract.ts';
import { mostViews } from '../rules.ts';
import { officeViewTexts } from '../texts/office-views.ts';
import { readViews } from './read-views.ts';
import { nameTaken, sameName, unlessTaken } from './same-name.ts';

/**
 * Keeps a view. Calls of one person come one after another, so that the limit holds; an id that is there already answers
 * what it is, and so does a name that looks for the same already. Throws `conflict` when the name is taken by another
 * view, the limit is reached, or the id is somebody else's.
 */
export async function saveView(
  { body: { id, list, name, params, position } }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
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
