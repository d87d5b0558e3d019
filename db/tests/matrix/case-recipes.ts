import { randomUUID } from 'node:crypto';
import type { DB } from '#db/generated/types.ts';
import type { Recipe, World } from './shapes.ts';

/** The recipes of what staff keep about a case for each other. */
export function caseRecipes({
  alice,
  bob,
  moderator,
}: World): Record<keyof Pick<DB, 'application_notes' | 'staff_presences'>, Recipe> {
  const aNote = (author: { id: string }, holder: { application: string }) => ({
    application_id: holder.application,
    author_id: author.id,
    body: 'Call back on Monday.',
    client_key: randomUUID(),
  });
  return {
    application_notes: {
      a: { id: alice.note },
      b: { id: moderator.note },
      insert: (owner) => aNote(owner, owner),
      touch: () => ({ body: 'x' }),
      repoint: () => [{ author_id: bob.id }, { application_id: bob.application }],
    },
    staff_presences: {
      a: { staff_id: alice.id },
      b: { staff_id: moderator.id },
      insert: (owner) => ({
        subject_type: 'support_message',
        subject_id: owner.message,
        staff_id: owner.id,
      }),
      touch: () => ({ seen_at: '2026-01-01' }),
      repoint: () => [{ staff_id: bob.id }],
    },
  };
}
