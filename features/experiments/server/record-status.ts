import type { Tx } from '#platform/server/database.ts';
import type { ExperimentStatus } from '../rules/experiments.ts';

interface Change {
  id: string;
  from: ExperimentStatus;
  to: ExperimentStatus;
  by: string;
  at: Date;
}

/** Adds a line to the timeline, in the transaction of the change. */
export async function recordStatus(tx: Tx, { id, from, to, by, at }: Change): Promise<void> {
  await tx
    .insertInto('experiment_changes')
    .values({ experiment_id: id, from_status: from, to_status: to, changed_by: by, changed_at: at })
    .execute();
}
