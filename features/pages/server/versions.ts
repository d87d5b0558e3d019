import { recordAudit } from '#features/audit/server/record-audit.ts';
import { editorName } from '#features/facts/server/read-facts.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/drafts.ts';
import { hiddenBecause, type PageDraft, type PageStatus } from '../rules/page-content.ts';
import { changedDraftFields, isSameDraft, readDraft } from '../rules/page-drafts.ts';
import { lockPage, staleError } from './locks.ts';
import { columnsOf, draftColumns, draftOf, readOfficePage } from './pages.ts';

/** The most that are listed; older ones are kept. */
const most = 100;

/** Lists the versions of a page, newest first, each with what it changed. Throws `not_found`. */
export async function listVersions(
  { params: { id } }: Parsed<typeof contract.listVersions>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.listVersions>> {
  return transaction(async (tx) => {
    const rows = await tx
      .selectFrom('landing_page_versions as version')
      .leftJoin('accounts as person', 'person.id', 'version.created_by')
      .leftJoin('profiles as profile', 'profile.user_id', 'version.created_by')
      .selectAll('version')
      .select(editorName.as('by'))
      .where('version.landing_page_id', '=', id)
      .orderBy('version.number', 'desc')
      .limit(most + 1)
      .execute();
    // Every page has at least its first version.
    if (!rows[0]) throw new AppError('not_found');
    return {
      versions: rows.slice(0, most).map((row, at) => {
        const before = rows[at + 1];
        return {
          ...{ id: row.id, number: row.number, title: row.title, status: row.status, by: row.by },
          created_at: row.created_at.toISOString(),
          public_at: row.public_at?.toISOString() ?? null,
          changed: before ? changedDraftFields(readDraft(before), readDraft(row)) : [],
        };
      }),
      total: rows[0].number,
    };
  });
}

/** Returns the content of one version. Throws `not_found`. */
export async function getVersion(
  { params }: Parsed<typeof contract.getVersion>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.getVersion>> {
  return transaction((tx) => readVersion(tx, params));
}

/** Copies a version into the draft, except the slug. Publishes nothing. Throws `not_found`, `stale`. */
export async function restoreVersion(
  { params, body: { draft_version } }: Parsed<typeof contract.restoreVersion>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.restoreVersion>> {
  return transaction(async (tx) => {
    const page = await lockPage(tx, params.id);
    const { number, content } = await readVersion(tx, params);
    const draft = { ...content, slug: draftOf(page).slug };
    if (isSameDraft(draft, draftOf(page))) return readOfficePage(tx, page.id);
    if (page.draft_version !== draft_version) throw await staleError(tx, page.id);
    await tx
      .updateTable('landing_pages')
      .set({ ...draftColumns(page, draft, platform.clock()), updated_by: person.userId })
      .where('id', '=', page.id)
      .execute();
    await recordAudit(tx, {
      action: 'landing_page.restored',
      subject: { type: 'landing_page', id: page.id },
      details: { number },
      requestId,
    });
    return readOfficePage(tx, page.id);
  });
}

/** Throws `not_found`, also for another page's version. */
async function readVersion(tx: Tx, { id, version_id }: { id: string; version_id: string }) {
  const row = await tx
    .selectFrom('landing_page_versions')
    .selectAll()
    .where('id', '=', version_id)
    .where('landing_page_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { number: row.number, content: readDraft(row) };
}

/** Adds published content to the history of a page that the caller has locked or created. Returns the version's number. */
export async function writeVersion(
  tx: Tx,
  page: { id: string; status: PageStatus; is_active: boolean },
  content: PageDraft,
  { by, now }: { by: string | null; now: Date },
): Promise<number> {
  const { last } = await tx
    .selectFrom('landing_page_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('landing_page_id', '=', page.id)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await tx
    .insertInto('landing_page_versions')
    .values({
      ...columnsOf(content),
      landing_page_id: page.id,
      number,
      status: page.status,
      created_by: by,
      created_at: now,
      public_at: hiddenBecause(page).length === 0 ? now : null,
    })
    .execute();
  return number;
}

/** Notes that the public sees the last version from now on, once. For a page that became visible without a new version. */
export async function notePublic(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('landing_page_versions')
    .set({ public_at: now })
    .where('landing_page_id', '=', id)
    .where('public_at', 'is', null)
    .where('number', '=', (eb) =>
      eb
        .selectFrom('landing_page_versions as version')
        .select(({ fn }) => fn.max('version.number').as('last'))
        .where('version.landing_page_id', '=', id),
    )
    .execute();
}
