import { type RawBuilder, sql } from 'kysely';
import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import type { Tx } from '#platform/server/database.ts';
import {
  type Choice,
  cappedTotal,
  countOf,
  createdMark,
  cursorAfter,
  cutPage,
  idsOfPage,
  keptTotal,
  type LongList,
  type Total,
  withTotal,
} from '#platform/server/long-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as officeSupport from '../contract/office-support.ts';
import type * as support from '../contract/support.ts';
import { type MessageFilter, type SupportView, supportView } from '../contract/support.ts';
import { atRiskBefore } from '../rules/support.ts';
import { officeSupportTexts, supportPriorityLabels, supportStatusLabels } from '../texts/office-support.ts';
import {
  firstText,
  keeperName,
  officeColumns,
  officeMessages,
  presentOfficeMessage,
  userName,
} from './office-messages.ts';

/** One page of support messages, newest first or as their view orders them, with the count of all matches. */
export async function listMessages(
  { query: { cursor, limit, ...filter } }: Parsed<typeof support.listMessages>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof support.listMessages>> {
  const { dir, ...match } = filter;
  const looking = { now: context.platform.clock(), userId: context.person.userId };
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(
      tx,
      pageOfMessages(tx, { ...match, dir }, looking, { cursor, limit: limit + 1 }),
      totalOfMessages(match, looking),
    ),
  );
  const { page, next_cursor } = cutPage(rows, limit);
  return { messages: page.map((row) => presentOfficeMessage(row, looking.now)), ...counted, next_cursor };
}

/** The messages of a search and filter as CSV, in the order of their list. */
export function exportMessages(
  { query: filter }: Parsed<typeof support.exportMessages>,
  context: RequestContext<'staff'>,
): Promise<Response> {
  const { dir: _, ...match } = filter;
  const looking = { now: context.platform.clock(), userId: context.person.userId };
  return exportList(
    {
      name: 'support',
      recorded: {
        action: 'support.exported',
        subject: 'support_message',
        details: { status: filter.status ?? null, view: filter.view ?? null, searched: Boolean(filter.q) },
      },
      columns: officeSupportTexts.export.columns,
      count: (tx) => figureOf(tx, countOfMessages(match, looking)),
      page: (tx, place) => pageOfMessages(tx, filter, looking, place).execute(),
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

/** Nobody acts on the difference between a thousand and more, and counting stops there. */
const most = 1_000;

const ratingDays = 30;

/** How much stands in each view, each read from an index of its own, and whether people were content. */
export async function getSupportCounts(
  _input: unknown,
  context: RequestContext<'staff'>,
): Promise<Output<typeof officeSupport.getSupportCounts>> {
  const now = context.platform.clock();
  return context.transaction(async (tx) => {
    const views = {} as Record<SupportView, number>;
    for (const view of supportView.options) {
      const some = tx
        .selectFrom('support_messages as ticket')
        .select('ticket.id')
        .where(inView(view, { now, userId: context.person.userId }))
        .limit(most);
      const { count } = await tx
        .selectFrom(some.as('some'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      views[view] = count;
    }
    const since = new Date(now.getTime() - ratingDays * 86_400_000);
    const ratings = await tx
      .selectFrom('support_messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(sql<number>`count(*) filter (where rated_helpful)`.as('helpful'))
      .where('rated_at', '>=', since)
      .executeTakeFirstOrThrow();
    return { views, ratings: { days: ratingDays, ...ratings } };
  });
}

/** What narrows the list, without its order. */
type MessageMatch = Omit<MessageFilter, 'dir'>;

const list: LongList = { table: 'support_messages', alias: 'ticket', view: 'message_search' };

/** Which messages, for the list, its total and its export. */
function chosen({ q, status, view, user_id }: MessageMatch, looking: Looking): Choice {
  const conditions = view ? [inView(view, looking)] : [];
  if (status) conditions.push(sql<boolean>`ticket.status = ${status}`);
  if (user_id) conditions.push(sql<boolean>`ticket.user_id = ${user_id}`);
  return { conditions, q };
}

/** How many fit: of everything or of one status exact, of anything narrower counted as far as the list says. */
function totalOfMessages(match: MessageMatch, looking: Looking): Total {
  const { status, ...narrower } = match;
  const narrowed = Object.values(narrower).some(Boolean);
  return narrowed ? cappedTotal(list, chosen(match, looking)) : keptTotal('support_messages', status);
}

/** How many fit, counted to the end. */
function countOfMessages(match: MessageMatch, looking: Looking): RawBuilder<number> {
  const { count, mayExceed } = totalOfMessages(match, looking);
  return mayExceed ? countOf(list, chosen(match, looking)) : count;
}

/** At most `limit` messages after `cursor`, in the order of their view. */
function pageOfMessages(
  tx: Tx,
  filter: MessageMatch & { dir: 'asc' | 'desc' },
  looking: Looking,
  place: { cursor: string | undefined; limit: number },
) {
  const { column, dir } = orderOf(filter.view, filter.dir);
  const ids = idsOfPage(list, chosen(filter, looking), { column, dir, ...place });
  return officeMessages(tx)
    .select(officeColumns)
    .select([userName.as('user_name'), keeperName, firstText])
    .select(createdMark(`ticket.${column}`).as('created_mark'))
    .where(sql<boolean>`ticket.id in ${ids}`)
    .orderBy(`ticket.${column}`, dir)
    .orderBy('ticket.id', dir);
}

/** What a view holds depends on who looks, and when. */
interface Looking {
  now: Date;
  userId: string;
}

const unfinished = sql`ticket.status in ('open', 'in_progress')`;

/** True for the conversations (`ticket`) of a view. Each condition is one that an index of the migration carries. */
function inView(view: SupportView, { now, userId }: Looking): RawBuilder<boolean> {
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

/** By what a list is ordered: the plain one by age as asked; queues begin with what is most urgent. */
function orderOf(
  view: SupportView | undefined,
  dir: 'asc' | 'desc',
): {
  column: 'created_at' | 'waiting_since' | 'snoozed_until';
  dir: 'asc' | 'desc';
} {
  if (view === 'waiting' || view === 'at_risk') return { column: 'waiting_since', dir: 'asc' };
  if (view === 'snoozed') return { column: 'snoozed_until', dir: 'asc' };
  return { column: 'created_at', dir };
}
