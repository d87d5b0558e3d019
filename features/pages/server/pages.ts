import type { Selectable } from 'kysely';
import type { LandingPages } from '#db/generated/types.ts';
import { editorName } from '#features/facts/server/read-facts.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { likePattern } from '#platform/server/long-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/pages.ts';
import type { ListedPage, OfficePage, PageUse } from '../contract/pages.ts';
import type { PagePreview, PublishedPage } from '../contract/pitch.ts';
import { figuresOfFact } from '../rules/page-checks.ts';
import { hiddenBecause, type PageDraft } from '../rules/page-content.ts';
import { isSameDraft, readDraft, type StoredDraft } from '../rules/page-drafts.ts';

export type PageRow = Selectable<LandingPages>;

/** The published content, also of a hidden page. */
export const liveOf = (row: PageRow): PageDraft => readDraft(row);

/** The draft, or the published content where there is none. */
export const draftOf = (row: PageRow): PageDraft =>
  row.draft === null ? liveOf(row) : readDraft(row.draft as StoredDraft);

export const columnsOf = ({ content, ...texts }: PageDraft) => ({
  ...texts,
  content: JSON.stringify(content),
});

/** Reads the experiments that have each page as a variant, by name. */
export async function usesOf(tx: Tx, pageIds: string[]): Promise<Map<string, PageUse[]>> {
  const uses = new Map<string, PageUse[]>(pageIds.map((id) => [id, []]));
  if (pageIds.length === 0) return uses;
  const rows = await tx
    .selectFrom('experiment_variants as variant')
    .innerJoin('experiments as experiment', 'experiment.id', 'variant.experiment_id')
    .select(['variant.landing_page_id', 'experiment.id', 'experiment.name', 'experiment.status'])
    .distinct()
    .where('variant.landing_page_id', 'in', pageIds)
    .orderBy('experiment.name')
    .orderBy('experiment.id')
    .execute();
  for (const { landing_page_id, ...use } of rows) uses.get(landing_page_id ?? '')?.push(use);
  return uses;
}

function presentListed(row: Omit<PageRow, 'content'>, experiments: PageUse[]): ListedPage {
  const { id, slug, title, meta_description, status, is_active, publish_missed, version } = row;
  return {
    ...{ id, slug, title, meta_description, status, is_active, publish_missed, version },
    hidden_because: hiddenBecause(row),
    experiments,
    locked: experiments.some(({ status }) => status === 'active'),
    has_draft: row.draft !== null,
    publish_at: row.publish_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Reads one page for its screens. Throws `not_found`. */
export async function readOfficePage(tx: Tx, id: string): Promise<OfficePage> {
  const row = await tx.selectFrom('landing_pages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const uses = await usesOf(tx, [id]);
  const { count } = await tx
    .selectFrom('landing_page_versions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('landing_page_id', '=', id)
    .executeTakeFirstOrThrow();
  const names = await namesOf(tx, [row.updated_by, row.created_by]);
  return {
    ...presentListed(row, uses.get(id) ?? []),
    live: liveOf(row),
    draft: draftOf(row),
    draft_version: row.draft_version,
    draft_saved_at: row.draft_saved_at?.toISOString() ?? null,
    publish_shows: row.publish_shows,
    updated_by_name: names.get(row.updated_by ?? row.created_by ?? '') ?? null,
    created_by_name: names.get(row.created_by ?? '') ?? null,
    versions_count: count,
    known_figures: [...new Set(await knownFigures(tx))],
  };
}

/** All figures of the facts register. */
export async function knownFigures(tx: Tx): Promise<string[]> {
  const facts = await tx.selectFrom('facts').select(['text', 'value', 'unit']).execute();
  return facts.flatMap(figuresOfFact);
}

/** The names of staff by id. */
async function namesOf(tx: Tx, ids: (string | null)[]): Promise<Map<string, string | null>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await tx
    .selectFrom('accounts as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .select(['person.id', editorName.as('name')])
    .where('person.id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Lists all landing pages, newest first. */
export async function listPages(
  { query: { q, status } }: Parsed<typeof contract.listPages>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.listPages>> {
  return transaction(async (tx) => {
    let query = tx
      .selectFrom('landing_pages')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (status) query = query.where('status', '=', status);
    if (q) {
      const pattern = likePattern(q);
      query = query.where((where) =>
        where.or(
          (['title', 'slug', 'meta_description'] as const).map((column) => where(column, 'ilike', pattern)),
        ),
      );
    }
    const rows = await query.execute();
    const ids = rows.map(({ id }) => id);
    const uses = await usesOf(tx, ids);
    const { total } = await tx
      .selectFrom('landing_pages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { landing_pages: rows.map((row) => presentListed(row, uses.get(row.id) ?? [])), total };
  });
}

/** Returns one page with its draft. Throws `not_found`. */
export async function getPage(
  { params: { id } }: Parsed<typeof contract.getPage>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.getPage>> {
  return transaction((tx) => readOfficePage(tx, id));
}

export interface HiddenPage {
  /** The draft where there is one, under the requested slug. */
  page: PublishedPage;
  preview: PagePreview;
}

/** Finds the page at this slug if it is hidden from the public. Only for admins. */
export async function findHiddenPage(tx: Tx, slug: string): Promise<HiddenPage | undefined> {
  const row = await tx.selectFrom('landing_pages').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const hidden_because = hiddenBecause(row);
  if (hidden_because.length === 0) return undefined;
  return {
    page: { ...draftOf(row), id: row.id, slug: row.slug },
    preview: { hidden_because, has_draft: row.draft !== null },
  };
}

/** Columns that schedule nothing. */
export const noSchedule = { publish_at: null, publish_shows: false, publish_by: null, publish_missed: null };

/** Columns that store a draft; one equal to the published content ends the draft. */
export const draftColumns = (page: PageRow, draft: PageDraft, now: Date) =>
  isSameDraft(draft, liveOf(page))
    ? endedDraft(page)
    : { draft: JSON.stringify(draft), draft_saved_at: now, draft_version: page.draft_version + 1 };

/**
 * Columns that end a draft without publishing it. They raise its version by two, so that only a repeated `publishPage`
 * finds no draft and the next version.
 */
export const endedDraft = ({ draft_version }: PageRow) => ({
  draft: null,
  draft_saved_at: null,
  draft_version: draft_version + 2,
});
