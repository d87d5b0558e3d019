import type { DB } from '#db/generated/types.ts';
import type { Recipe, World } from './shapes.ts';

/** The recipe of the office's named views. Row A is the moderator's, row B the admin's: nobody else has any. */
export function viewRecipes(w: World): Record<keyof Pick<DB, 'office_views'>, Recipe> {
  return {
    office_views: {
      a: { id: w.moderator.view },
      b: { id: w.admin.view },
      insert: (owner) => ({
        user_id: owner.id,
        list: 'applications',
        name: 'Waiting',
        params: 'status=under_review',
        position: 2,
      }),
      touch: () => ({ name: 'x' }),
      repoint: () => [{ user_id: w.bob.id, name: 'Theirs' }],
    },
  };
}
