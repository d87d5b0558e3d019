import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contracts from '../contract/experiments.ts';
import {
  changedExperimentFields,
  type ExperimentForm,
  experimentLimits,
  experimentProblems,
  type VariantForm,
} from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { lockExperiment, readExperiment, staleExperimentError } from './read.ts';

const { form: texts } = officeExperimentTexts;

/** Creates a draft with its variants; `client_key` is the idempotency key. Throws `invalid_input`. */
export async function createExperiment(
  { body: { client_key, ...form } }: Parsed<typeof contracts.createExperiment>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contracts.createExperiment>> {
  return context.transaction(async (tx) => {
    await checkForm(tx, form);
    return addDraft(tx, { form, client_key, copyOf: null }, context);
  });
}

/** Changes an experiment that no visitor has seen. Throws `not_found`, `conflict` while it is locked, `stale`, `invalid_input`. */
export async function saveExperiment(
  { params: { id }, body: { version, ...form } }: Parsed<typeof contracts.saveExperiment>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.saveExperiment>> {
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

function formOf(experiment: contracts.Experiment): ExperimentForm {
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

/** Creates a draft with the same content; `client_key` is the idempotency key. Throws `not_found`. */
export async function duplicateExperiment(
  { params: { id }, body: { client_key } }: Parsed<typeof contracts.duplicateExperiment>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contracts.duplicateExperiment>> {
  return context.transaction(async (tx) => {
    const form = formOf(await readExperiment(tx, id));
    // Cut before the mark, so that a copy of a copy is recognisable.
    const room = experimentLimits.name - officeExperimentTexts.copyOf('').length;
    const name = officeExperimentTexts.copyOf(form.name.slice(0, room));
    return addDraft(tx, { form: { ...form, name }, client_key, copyOf: id }, context);
  });
}

/** Throws `not_found`, also for a deleted one, and `conflict` for all that ever ran. */
export async function deleteExperiment(
  { params: { id } }: Parsed<typeof contracts.deleteExperiment>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { abilities } = await lockExperiment(tx, id);
    if (!abilities.delete) throw new AppError('conflict', { message: officeExperimentTexts.notADraft });
    await tx.deleteFrom('experiments').where('id', '=', id).execute();
    await recordAudit(tx, { action: 'experiment.deleted', subject: { type: 'experiment', id }, requestId });
  });
}

interface NewDraft {
  form: ExperimentForm;
  client_key: string;
  /** Id of the copied experiment. */
  copyOf: string | null;
}

/** A repeated key returns the first result. Throws `conflict` for another person's key. */
async function addDraft(
  tx: Tx,
  { form, client_key, copyOf }: NewDraft,
  { person, platform, requestId }: RequestContext<'admin'>,
): Promise<contracts.Experiment> {
  const { variants, ...columns } = form;
  // A repeated request waits here for the first one and then finds its row.
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

/** In their order: the first is the control. */
async function writeVariants(tx: Tx, experiment_id: string, variants: readonly VariantForm[]): Promise<void> {
  const rows = variants.map((variant, position) => ({ ...variant, experiment_id, position }));
  await tx.insertInto('experiment_variants').values(rows).execute();
}

/** Throws `invalid_input` for what the rules refuse and for pages that are not there. */
async function checkForm(tx: Tx, form: ExperimentForm): Promise<void> {
  const fields: Record<string, string> = experimentProblems(form);
  const wanted = form.variants.flatMap(({ landing_page_id }) => landing_page_id ?? []);
  if (wanted.length > 0) {
    // Locked until the experiment is saved: a page that is being deleted is gone or waits.
    const pages = await tx
      .selectFrom('landing_pages')
      .select('id')
      .where('id', 'in', wanted)
      .forShare()
      .execute();
    form.variants.forEach(({ landing_page_id }, at) => {
      if (landing_page_id && !pages.some(({ id }) => id === landing_page_id))
        fields[`variants.${at}.landing_page_id`] = 'missing';
    });
  }
  if (Object.keys(fields).length === 0) return;
  const message = fields.variants === 'weights' ? texts.weightsDoNotAddUp : undefined;
  throw new AppError('invalid_input', { fields, message });
}
