import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Experiment } from '../contract/experiments.ts';
import type { ExperimentForm } from '../rules/experiments.ts';
import { readExperiment } from './read-experiments.ts';
import { writeVariants } from './write-variants.ts';

interface NewDraft {
  form: ExperimentForm;
  client_key: string;
  /** The id of the one that it copies. */
  copyOf: string | null;
}

/** Adds an experiment as draft; a key that is known answers what it made. Throws `conflict` for somebody else's key. */
export async function addDraft(
  tx: Tx,
  { form, client_key, copyOf }: NewDraft,
  { person, platform, requestId }: RequestContext<'admin'>,
): Promise<Experiment> {
  const { variants, ...columns } = form;
  // A second press waits here for the first one and then finds its row.
  const added = await tx
    .insertInto('experiments')
    .values({ ...columns, client_key, created_by: person.userId })
    .onConflict((conflict) => conflict.column('client_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    const known = await tx
      .selectFrom('experiments')
      .select('id')
      .where('client_key', '=', client_key)
      .where('created_by', '=', person.userId)
      .executeTakeFirst();
    if (!known) throw new AppError('conflict');
    return readExperiment(tx, known.id);
  }
  const { id } = added;
  await writeVariants(tx, id, variants);
  await tx
    .insertInto('experiment_changes')
    .values({
      experiment_id: id,
      to_status: 'draft',
      changed_by: person.userId,
      changed_at: platform.clock(),
    })
    .execute();
  await recordAudit(tx, {
    action: 'experiment.created',
    subject: { type: 'experiment', id },
    details: { variants: variants.length, from: copyOf },
    requestId,
  });
  return readExperiment(tx, id);
}
