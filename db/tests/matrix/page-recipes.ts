import type { DB } from '#db/generated/types.ts';
import type { Recipe, World } from './shapes.ts';

/** The recipes of landing pages: A is public, B is a draft. Both are the admin's, and so are their versions. */
export function pageRecipes({
  bob,
  pages: [a, b],
}: World): Record<keyof Pick<DB, 'landing_pages' | 'landing_page_versions'>, Recipe> {
  return {
    landing_pages: {
      a: { id: a },
      b: { id: b },
      insert: (author) => ({ slug: 'new-page', title: 'New', created_by: author.id }),
      touch: (actor) => ({ title: 'x', updated_by: actor.id }),
      repoint: (actor) => [{ created_by: bob.id, updated_by: actor.id }, { updated_by: bob.id }],
    },
    landing_page_versions: {
      a: { landing_page_id: a },
      b: { landing_page_id: b },
      insert: (author) => ({
        landing_page_id: a,
        number: 2,
        slug: 'd7',
        title: 'D7',
        content: '{"sections": []}',
        status: 'active',
        created_by: author.id,
      }),
      touch: () => ({ public_at: '2027-03-16T10:00:00Z' }),
      repoint: () => [{ created_by: bob.id }],
    },
  };
}
