import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveExperiment as contract, Experiment } from '../contract/experiments.ts';
import { changedExperimentFields, type ExperimentForm } from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { checkForm } from './check-form.ts';
import { lockExperiment, readExperiment } from './read-experiments.ts';
import { staleExperimentError } from './stale-experiment.ts';
import { writeVariants } from './write-variants.ts';

/** Changes one that nobody has seen yet. Throws `not_found`, `conflict` while it is locked, `stale`, `invalid_input`. */
export async function saveExperiment(
  { params: { id }, body: { version, ...form } }: Parsed<typeof contract>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const present = await lockExperiment(tx, id);
    const fields = changedExperimentFields(formOf(present), form);
    if (fields.length === 0) return present;
    if (present.locked)
      throw new AppError('conflict', { message: officeExperimentTexts.locked[present.locked] });
    if (present.version !== version) throw staleExperimentError(present);
    await checkForm(tx, form);
    const { variants, ...columns } = form;
    await tx
      .updateTable('experiments')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (fields.includes('variants')) {
      await tx.deleteFrom('experiment_variants').where('experiment_id', '=', id).execute();
      await writeVariants(tx, id, variants);
    }
    await recordAudit(tx, {
      action: 'experiment.changed',
      subject: { type: 'experiment', id },
      details: { version: version + 1, fields },
      requestId,
    });
    return readExperiment(tx, id);
  });
}

/** What a form would hold of it. */
export function formOf(experiment: Experiment): ExperimentForm {
  const { name, description, traffic_percentage, goal_event, variants } = experiment;
  return {
    ...{ name, description, traffic_percentage, goal_event },
    variants: variants.map(({ variant_name, traffic_weight, landing_page }) => ({
      variant_name,
      traffic_weight,
      landing_page_id: landing_page?.id ?? null,
    })),
  };
}
