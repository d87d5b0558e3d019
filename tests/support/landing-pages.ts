import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { saveDraft } from '#features/pages/contract/drafts.ts';
import type { OfficePage } from '#features/pages/contract/pages.ts';
import type { PageDraft } from '#features/pages/rules/page-content.ts';
import type { callsOf } from './call-route.ts';
import type { Person } from './factories.ts';

/** What the form of a page sends that was changed nowhere. */
export const formOf = ({ slug, title, meta_description, status, is_active, version }: OfficePage) => ({
  slug,
  title,
  meta_description,
  status,
  is_active,
  version,
});

/** Writes these changes into the draft of a page as it was seen. */
export const saved = (
  call: ReturnType<typeof callsOf>,
  who: Person,
  { id, draft, draft_version }: OfficePage,
  changes: Partial<PageDraft>,
) => call(who, saveDraft, { params: { id }, body: { draft: { ...draft, ...changes }, draft_version } });

type ExperimentStatus = 'draft' | 'active' | 'paused' | 'completed';

/** An experiment with the page as a variant. Answers its id. */
export async function anExperimentOn(
  root: Kysely<DB>,
  landing_page_id: string,
  { name, status }: { name: string; status: ExperimentStatus },
): Promise<string> {
  const { id } = await root
    .insertInto('experiments')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await root
    .insertInto('experiment_variants')
    .values({ experiment_id: id, variant_name: 'Control', traffic_weight: 100, landing_page_id })
    .execute();
  await setExperiment(root, id, status);
  return id;
}

/** Past what an experiment needs to get there, which is not what tests of pages are about. */
export const setExperiment = (root: Kysely<DB>, id: string, status: ExperimentStatus) =>
  root.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('experiments').set({ status }).where('id', '=', id).execute();
  });
