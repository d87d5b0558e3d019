import { nameOfEditor } from '#features/facts/server/office-facts.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listVersions as contract } from '../contract/landing-page-drafts.ts';
import { changedDraftFields, readDraft } from '../rules/page-drafts.ts';

/** How many are shown; older ones are kept. */
const most = 100;

/** The history of a page, newest first, each with what it changed. Throws `not_found`. */
export async function listVersions(
  { params: { id } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const rows = await tx
      .selectFrom('landing_page_versions as version')
      .leftJoin('accounts as person', 'person.id', 'version.created_by')
      .leftJoin('profiles as profile', 'profile.user_id', 'version.created_by')
      .selectAll('version')
      .select(nameOfEditor.as('by'))
      .where('version.landing_page_id', '=', id)
      .orderBy('version.number', 'desc')
      .limit(most + 1)
      .execute();
    // Every page has at least the version that it began with.
    if (!rows[0]) throw new AppError('not_found');
    return {
      versions: rows.slice(0, most).map((row, at) => {
        const before = rows[at + 1];
        return {
          id: row.id,
          number: row.number,
          title: row.title,
          status: row.status,
          by: row.by,
          created_at: row.created_at.toISOString(),
          changed: before ? changedDraftFields(readDraft(before), readDraft(row)) : [],
        };
      }),
      total: rows[0].number,
    };
  });
}
