import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { duplicateExperiment as contract } from '../contract/experiments.ts';
import { experimentLimits } from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { addDraft } from './add-draft.ts';
import { readExperiment } from './read-experiments.ts';
import { formOf } from './save-experiment.ts';

/** Makes a draft of what one says, once per `client_key`. Throws `not_found`. */
export async function duplicateExperiment(
  { params: { id }, body: { client_key } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const form = formOf(await readExperiment(tx, id));
    // Cut before the mark: the copy of a copy stays tellable.
    const room = experimentLimits.name - officeExperimentTexts.copyOf('').length;
    const name = officeExperimentTexts.copyOf(form.name.slice(0, room));
    return addDraft(tx, { form: { ...form, name }, client_key, copyOf: id }, context);
  });
}
