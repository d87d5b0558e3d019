import type { DB } from '#db/generated/types.ts';
import type { Recipe, World } from './shapes.ts';

/** The recipes of the register: A is read by all, B by staff alone (`aWorld`). Both stand in every database from the start. */
export function factRecipes({ bob }: World): Record<keyof Pick<DB, 'facts' | 'fact_versions'>, Recipe> {
  return {
    facts: {
      a: { id: 'visa-fee' },
      b: { id: 'pets' },
      insert: (author) => ({
        id: 'new-fact',
        text: 'New',
        source: 'example.com',
        trust: 'community',
        review_by: '2027-01-01',
        is_shown: true,
        is_quoted: true,
        updated_by: author.id,
      }),
      touch: (actor) => ({ text: 'x', updated_by: actor.id }),
      repoint: () => [{ updated_by: bob.id }],
    },
    fact_versions: {
      a: { fact_id: 'visa-fee', version: 1 },
      b: { fact_id: 'pets', version: 1 },
      insert: (author) => ({ fact_id: 'visa-fee', version: 2, content: '{}', changed_by: author.id }),
      touch: () => ({ content: '{}' }),
      repoint: () => [{ changed_by: bob.id }],
    },
  };
}
