import type { DB } from '#db/generated/types.ts';
import type { Recipe, World } from './shapes.ts';

type Tables = keyof Pick<DB, 'experiments' | 'experiment_variants' | 'experiment_changes'>;

/** The recipes of experiments. Both rows are drafts, whose variants may still change. */
export function experimentRecipes(w: World): Record<Tables, Recipe> {
  const { bob } = w;
  return {
    experiments: {
      a: { id: w.experiments[0] },
      b: { id: w.experiments[1] },
      insert: (author) => ({ name: 'New', created_by: author.id }),
      touch: () => ({ name: 'x' }),
      repoint: () => [{ created_by: bob.id }, { decided_by: bob.id }],
    },
    experiment_variants: {
      a: { id: w.variants[0] },
      b: { id: w.variants[1] },
      insert: () => ({
        experiment_id: w.experiments[0],
        variant_name: 'New',
        traffic_weight: 0,
        position: 1,
      }),
      touch: () => ({ traffic_weight: 1 }),
      repoint: () => [{ experiment_id: w.experiments[1], variant_name: 'New', position: 1 }],
    },
    experiment_changes: {
      a: { experiment_id: w.experiments[0] },
      b: { experiment_id: w.experiments[1] },
      insert: (author) => ({
        experiment_id: w.experiments[0],
        to_status: 'active',
        from_status: 'draft',
        changed_by: author.id,
      }),
      touch: () => ({ changed_at: '2026-01-01' }),
      repoint: () => [{ changed_by: bob.id }],
    },
  };
}
