import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { type ExperimentForm, experimentProblems } from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

const { form: texts } = officeExperimentTexts;

/** Throws `invalid_input` for what the rules refuse and for pages that are not there. */
export async function checkForm(tx: Tx, form: ExperimentForm): Promise<void> {
  const fields: Record<string, string> = experimentProblems(form);
  const wanted = form.variants.flatMap(({ landing_page_id }) => landing_page_id ?? []);
  if (wanted.length > 0) {
    // Held until the experiment stands there: a page that is being deleted is gone or waits.
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
