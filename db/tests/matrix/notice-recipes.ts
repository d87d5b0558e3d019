import type { DB } from '#db/generated/types.ts';
import type { Recipe, World } from './shapes.ts';

/** How to read and write the notices of staff in the access matrix: row A belongs to the moderator, row B to the admin. */
export function noticeRecipes(w: World): Record<keyof Pick<DB, 'staff_notices' | 'muted_notices'>, Recipe> {
  return {
    staff_notices: {
      a: { id: w.moderator.notice },
      b: { id: w.admin.notice },
      insert: (owner) => ({ for_account: owner.id, kind: 'mentioned', application_id: w.alice.application }),
      touch: () => ({ read_at: '2026-01-01' }),
      repoint: (actor) => [{ for_account: w.bob.id }, { caused_by: actor.id }],
    },
    muted_notices: {
      a: { user_id: w.moderator.id, kind: 'decided' },
      b: { user_id: w.admin.id, kind: 'decided' },
      insert: (owner) => ({ user_id: owner.id, kind: 'replied' }),
      touch: () => ({ kind: 'assigned' }),
      repoint: () => [{ user_id: w.bob.id }],
    },
  };
}
