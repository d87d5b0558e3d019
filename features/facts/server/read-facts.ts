import { type Selectable, sql } from 'kysely';
import type { Facts } from '#db/generated/types.ts';
import { exportList } from '#features/lists/server/export-list.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { likePattern } from '#platform/server/long-list.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';
import type * as contract from '../contract.ts';
import type { FactFilter, FactVersion, OfficeFact, QuotedFact } from '../contract.ts';
import { countedFactIds, type Durations, durationsOf } from '../durations.ts';
import { handInPrefix } from '../hand-in-facts.ts';
import { type FactContent, factFields, isDueForReview } from '../rules.ts';
import { factName, officeFactTexts } from '../texts/office-facts.ts';

/** Lists what applicants read beside the guide. */
export async function listFacts(
  _input: unknown,
  { transaction }: ReadContext,
): Promise<Output<typeof contract.listFacts>> {
  const facts = await transaction((tx) =>
    tx
      .selectFrom('facts')
      .select(['id', 'text', 'source', 'source_date'])
      .where('is_shown', '=', true)
      .where('id', 'not like', `${handInPrefix}%`)
      .orderBy('id')
      .execute(),
  );
  return { facts };
}

/** Reads what visitors may see of the register. */
export function readQuotedFacts(tx: Tx): Promise<QuotedFact[]> {
  return tx
    .selectFrom('facts')
    .select(['id', 'text', 'source', 'source_date', 'value', 'unit'])
    .where('is_quoted', '=', true)
    .orderBy('id')
    .execute();
}

/** Reads how long things take. What visitors may not see is not counted from, for anybody. */
export async function readDurations(tx: Tx): Promise<Durations> {
  const figures = await tx
    .selectFrom('facts')
    .select(['id', 'value', 'unit'])
    .where('id', 'in', countedFactIds)
    .where('is_quoted', '=', true)
    .execute();
  return durationsOf(figures);
}

/** Lists the whole register (it is short), the next to be reviewed first. */
export async function listOfficeFacts(
  { query: filter }: Parsed<typeof contract.listOfficeFacts>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.listOfficeFacts>> {
  const today = utcDay(platform.clock());
  return transaction(async (tx) => {
    const facts = (await matchingFacts(tx, filter, today).execute()).map(presentFact);
    const all = await tx.selectFrom('facts').select('review_by').execute();
    const due_count = all.filter((fact) => isDueForReview(fact, today)).length;
    return { facts, total: facts.length, due_count };
  });
}

/** Throws `not_found`. */
export async function getFact(
  { params }: Parsed<typeof contract.getFact>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.getFact>> {
  return transaction(async (tx) => {
    const fact = await readFact(tx, params.id);
    const versions = await tx
      .selectFrom('fact_versions as state')
      .leftJoin('accounts as person', 'person.id', 'state.changed_by')
      .leftJoin('profiles as profile', 'profile.user_id', 'state.changed_by')
      .select(['state.version', 'state.changed_at', 'state.content'])
      .select(editorName.as('by'))
      .where('state.fact_id', '=', params.id)
      .orderBy('state.version', 'desc')
      .execute();
    const history = versions.map(({ version, by, changed_at, content }) => ({
      version,
      by,
      at: changed_at.toISOString(),
      content: content as unknown as FactVersion['content'],
    }));
    return { fact, history };
  });
}

const { columns, yes, no } = officeFactTexts.export;

/** Exports the facts of a filter as CSV, in the order of the list. */
export function exportFacts(
  { query: filter }: Parsed<typeof contract.exportFacts>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  const today = utcDay(context.platform.clock());
  return exportList(
    {
      name: 'facts',
      recorded: {
        action: 'facts.exported',
        details: { trust: filter.trust ?? null, due: Boolean(filter.due), searched: Boolean(filter.q) },
      },
      columns,
      count: async (tx) => (await matchingFacts(tx, filter, today).execute()).length,
      page: (tx, { cursor, limit }) =>
        matchingFacts(tx, filter, today)
          .offset(Number(cursor ?? 0))
          .limit(limit)
          .execute()
          .then((rows) => rows.map((row, at) => ({ row, next: Number(cursor ?? 0) + at + 1 }))),
      // An offset is enough: the register is short and has one order.
      cursorOf: ({ next }) => String(next),
      cells: ({ row }) => [
        row.id,
        factName(row.id),
        ...factFields.map((field) => {
          const value = row[field];
          return typeof value === 'boolean' ? (value ? yes : no) : (value ?? '');
        }),
        row.version,
        row.updated_at.toISOString(),
        row.updated_by_name ?? '',
      ],
    },
    context,
  );
}

function matchingFacts(tx: Tx, { q, trust, due }: FactFilter, today: string) {
  let query = selectFacts(tx).orderBy('fact.review_by').orderBy('fact.id');
  if (trust) query = query.where('fact.trust', '=', trust);
  if (due) query = query.where('fact.review_by', '<=', today);
  if (!q) return query;
  const pattern = likePattern(q);
  return query.where((where) =>
    where.or(
      (['fact.text', 'fact.source', 'fact.value', 'fact.id', 'fact.consulate'] as const).map((column) =>
        where(column, 'ilike', pattern),
      ),
    ),
  );
}

/** The name of a member of staff; expects the aliases `person` (accounts) and `profile` (profiles). */
export const editorName = sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`;

/** Reads one fact. Throws `not_found`. */
export async function readFact(tx: Tx, id: string): Promise<OfficeFact> {
  const row = await selectFacts(tx).where('fact.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentFact(row);
}

/** Facts with the name of the last editor. */
function selectFacts(tx: Tx) {
  return tx
    .selectFrom('facts as fact')
    .leftJoin('accounts as person', 'person.id', 'fact.updated_by')
    .leftJoin('profiles as profile', 'profile.user_id', 'fact.updated_by')
    .selectAll('fact')
    .select(editorName.as('updated_by_name'));
}

function presentFact(row: Selectable<Facts> & { updated_by_name: string | null }): OfficeFact {
  return {
    ...contentOf(row),
    id: row.id,
    version: row.version,
    updated_by_name: row.updated_by_name,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The columns that staff edit. */
export function contentOf(fact: FactContent): FactContent {
  return Object.fromEntries(factFields.map((field) => [field, fact[field]])) as unknown as FactContent;
}
