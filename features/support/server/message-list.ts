import { type RawBuilder, sql } from 'kysely';
import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import type { Tx } from '#platform/server/database.ts';
import {
  cappedTotal,
  countOf,
  cursorAfter,
  cursorTimeOf,
  type ListFilter,
  type LongList,
  pageIds,
  paginate,
  storedTotal,
  type Total,
  withTotal,
} from '#platform/server/long-list.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type * as officeSupport from '../contract/office-support.ts';
import type * as support from '../contract/support.ts';
import { type MessageFilter, type SupportView, supportView } from '../contract/support.ts';
import { atRiskBefore, countsStopAt } from '../rules/support.ts';
import { officeSupportTexts, supportPriorityLabels, supportStatusLabels } from '../texts/office-support.ts';
import { presentOfficeMessage, selectOfficeMessages } from './office-messages.ts';

/** Lists one page of conversations, newest first or in the order of their view, with the count of all matches. */
export async function listMessages(
  { query: { cursor, limit, dir, ...match } }: Parsed<typeof support.listMessages>,
  context: ReadContext,
): Promise<Output<typeof support.listMessages>> {
  const viewer = { now: context.platform.clock(), userId: context.person.userId };
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(
      tx,
      pageOfMessages(tx, { ...match, dir }, viewer, { cursor, limit: limit + 1 }),
      totalOfMessages(match, viewer),
    ),
  );
  const { page, next_cursor } = paginate(rows, limit);
  return { messages: page.map((row) => presentOfficeMessage(row, viewer.now)), ...counted, next_cursor };
}

/** Exports the conversations of a filter as CSV, in the order of their list. */
export function exportMessages(
  { query: filter }: Parsed<typeof support.exportMessages>,
  context: RequestContext<'staff'>,
): Promise<Response> {
  const { dir: _, ...match } = filter;
  const viewer = { now: context.platform.clock(), userId: context.person.userId };
  return exportList(
    {
      name: 'support',
      recorded: {
        action: 'support.exported',
        details: { status: filter.status ?? null, view: filter.view ?? null, searched: Boolean(filter.q) },
      },
      columns: officeSupportTexts.export.columns,
      count: (tx) => figureOf(tx, countOfMessages(match, viewer)),
      page: (tx, place) => pageOfMessages(tx, filter, viewer, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells: (row) => [
        row.id,
        row.user_name ?? '',
        row.subject,
        row.message,
        supportStatusLabels[row.status],
        supportPriorityLabels[row.priority],
        row.created_at.toISOString(),
      ],
    },
    context,
  );
}

const ratingDays = 30;

/** Counts each view, from its own index, and the ratings of the last 30 days. */
export async function getSupportCounts(
  _input: unknown,
  context: ReadContext,
): Promise<Output<typeof officeSupport.getSupportCounts>> {
  const now = context.platform.clock();
  const viewer = { now, userId: context.person.userId };
  const since = new Date(now.getTime() - ratingDays * 86_400_000);
  return context.transaction(async (tx) => {
    const { views, ratings } = await together({
      views: Promise.all(
        supportView.options.map(async (view) => [view, await countView(tx, inView(view, viewer))] as const),
      ),
      ratings: tx
        .selectFrom('support_messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .select(sql<number>`count(*) filter (where rated_helpful)`.as('helpful'))
        .where('rated_at', '>=', since)
        .executeTakeFirstOrThrow(),
    });
    return {
      views: Object.fromEntries(views) as Record<SupportView, number>,
      ratings: { days: ratingDays, ...ratings },
    };
  });
}

async function countView(tx: Tx, condition: ReturnType<typeof inView>): Promise<number> {
  const some = tx
    .selectFrom('support_messages as ticket')
    .select('ticket.id')
    .where(condition)
    .limit(countsStopAt);
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type MessageMatch = Omit<MessageFilter, 'dir'>;

const list: LongList = { table: 'support_messages', alias: 'ticket', view: 'message_search' };

function choiceOf({ q, status, view, user_id }: MessageMatch, viewer: Viewer): ListFilter {
  const conditions = view ? [inView(view, viewer)] : [];
  if (status) conditions.push(sql<boolean>`ticket.status = ${status}`);
  if (user_id) conditions.push(sql<boolean>`ticket.user_id = ${user_id}`);
  return { conditions, q };
}

/** Exact without a filter or for a status alone; a narrower filter is counted up to the list's cap. */
function totalOfMessages(match: MessageMatch, viewer: Viewer): Total {
  const { status, ...narrower } = match;
  return Object.values(narrower).some(Boolean)
    ? cappedTotal(list, choiceOf(match, viewer))
    : storedTotal('support_messages', status);
}

/** The exact number of matches. */
function countOfMessages(match: MessageMatch, viewer: Viewer): RawBuilder<number> {
  const { count, mayExceed } = totalOfMessages(match, viewer);
  return mayExceed ? countOf(list, choiceOf(match, viewer)) : count;
}

/** Selects at most `limit` conversations after `cursor`, in the order of their view. */
function pageOfMessages(
  tx: Tx,
  filter: MessageMatch & { dir: 'asc' | 'desc' },
  viewer: Viewer,
  page: { cursor: string | undefined; limit: number },
) {
  const { column, dir } = orderOf(filter.view, filter.dir);
  const ids = pageIds(list, choiceOf(filter, viewer), { column, dir, ...page });
  return selectOfficeMessages(tx)
    .select(cursorTimeOf(`ticket.${column}`).as('created_mark'))
    .where(sql<boolean>`ticket.id in ${ids}`)
    .orderBy(`ticket.${column}`, dir)
    .orderBy('ticket.id', dir);
}

/** The content of a view depends on the viewer and the time. */
interface Viewer {
  now: Date;
  userId: string;
}

const unfinished = sql`ticket.status in ('open', 'in_progress')`;

/** True for the conversations (`ticket`) of a view. Each condition has an index. */
function inView(view: SupportView, { now, userId }: Viewer): RawBuilder<boolean> {
  const awake = sql`(ticket.snoozed_until is null or ticket.snoozed_until <= ${now})`;
  switch (view) {
    case 'waiting':
      return sql`(ticket.waiting_since is not null and ${awake})`;
    case 'at_risk':
      return sql`(ticket.waiting_since <= ${atRiskBefore(now)} and ${awake})`;
    case 'mine':
      return sql`(ticket.assigned_to = ${userId} and ${unfinished} and ${awake})`;
    case 'unassigned':
      return sql`(ticket.assigned_to is null and ${unfinished} and ${awake})`;
    case 'snoozed':
      return sql`(ticket.snoozed_until > ${now})`;
  }
}

function orderOf(
  view: SupportView | undefined,
  dir: 'asc' | 'desc',
): { column: 'created_at' | 'waiting_since' | 'snoozed_until'; dir: 'asc' | 'desc' } {
  if (view === 'waiting' || view === 'at_risk') return { column: 'waiting_since', dir: 'asc' };
  if (view === 'snoozed') return { column: 'snoozed_until', dir: 'asc' };
  return { column: 'created_at', dir };
}
