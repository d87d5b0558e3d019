import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { createExperiment as contract } from '../contract/experiments.ts';
import { addDraft } from './add-draft.ts';
import { checkForm } from './check-form.ts';

/** Makes a draft with its variants, once per `client_key`, or nothing. Throws `invalid_input`. */
export async function createExperiment(
  { body: { client_key, ...form } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    await checkForm(tx, form);
    return addDraft(tx, { form, client_key, copyOf: null }, context);
  });
}
