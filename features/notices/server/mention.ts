import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { mentionsIn } from '../rules.ts';

/**
 * Tells the colleagues whom a note of the caller's names. Of a changed note those are told whom its text before did not
 * name. The note's row must be written.
 */
export async function mentionColleagues(
  tx: Tx,
  note: { id: string; body: string; before?: string },
): Promise<void> {
  if (!note.body.includes('@')) return;
  const colleagues = await tx
    .selectFrom('user_roles as granted')
    .innerJoin('accounts as person', 'person.id', 'granted.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .select('person.id')
    .select(sql<string>`coalesce(profile.full_name, person.display_name, person.email)`.as('name'))
    .where('granted.role', 'in', ['admin', 'moderator'])
    .where('person.deactivated_at', 'is', null)
    .execute();
  const named = new Set(mentionsIn(note.body, colleagues));
  for (const id of mentionsIn(note.before ?? '', colleagues)) named.delete(id);
  if (named.size === 0) return;
  await sql`select app.mention(${note.id}, ${[...named].sort()})`.execute(tx);
}
