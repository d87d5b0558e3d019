import type { Tx } from '#platform/server/database.ts';
import type { VariantForm } from '../rules/experiments.ts';

/** Adds the variants of an experiment in the order in which they stand: the first is the control. */
export async function writeVariants(
  tx: Tx,
  experiment_id: string,
  variants: readonly VariantForm[],
): Promise<void> {
  const rows = variants.map((variant, position) => ({ ...variant, experiment_id, position }));
  await tx.insertInto('experiment_variants').values(rows).execute();
}
