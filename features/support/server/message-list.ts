import { type RawBuilder, sql } from 'kysely';
import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import type { Tx } from '#platform/server/database.ts';
import {
  cappedTotal,
  countOf,
  cursorTimeOf,
  type ListFilter,
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
import { excerptOf, foundText } from './message-excerpt.ts';
import {
  cursorInSection,
  list,
  pageOfSections,
  type Section,
  sharedSample,
  timeIn,
} from './message-pages.ts';
import { presentOfficeMessage, selectOfficeMessages } from './office-messages.ts';

/**
 * Lists one page of conversations, newest first or in the order of their view, with the count of all matches. Those found in
 * what was written come after those found by subject and name, with an excerpt.
 */
export async function listMessages(
  { query: { cursor, limit, dir, ...match } }: Parsed<typeof support.listMessages>,
  context: ReadContext,
): Promise<Output<typeof support.listMessages>> {
  const viewer = { now: context.platform.clock(), userId: context.person.userId };
  const place = { cursor, limit: limit + 1 };
  const shared = sharedSample(sectionsOf(match, viewer), { dir, ...place });
  const { rows, ...counted } = await context.transaction((tx) =>
    withTotal(
      tx,
      pageOfMessages(tx, { ...match, dir }, viewer, place, shared !== undefined),
      totalOfMessages(match, viewer, shared?.found),
      shared?.sample,
    ),
  );
  const { page, next_cursor } = paginate(rows, limit);
  const last = page.at(-1);
  return {
    messages: page.map((row) => ({
      ...presentOfficeMessage(row, viewer.now),
      excerpt: excerptOf(row.found_text, match.q),
    })),
    ...counted,
    next_cursor: next_cursor && last ? cursorInSection(last) : null,
  };
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
      cursorOf: (row) => cursorInSection(row),
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

/** Exact without a filter or for a status alone; a narrower filter is counted up to the list's cap. */
function totalOfMessages(match: MessageMatch, viewer: Viewer, sampled?: RawBuilder<number>): Total {
  const { status, ...narrower } = match;
  return Object.values(narrower).some(Boolean)
    ? cappedTotal(list, choiceOf(match, viewer), sampled)
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
  shares = false,
) {
  const sections = sectionsOf(filter, viewer);
  const dir = filter.view ? 'asc' : filter.dir;
  const found = pageOfSections(sections, { dir, ...page }, shares).as<'found'>('found');
  const section = sql.ref<number>('found.section');
  const time = timeIn(sections, section);
  return selectOfficeMessages(tx)
    .innerJoin(found, 'found.id', 'ticket.id')
    .select(['found.section', foundText(filter.q, sql`${section} >= ${sections.length}`).as('found_text')])
    .select(cursorTimeOf(time).as('created_mark'))
    .orderBy('found.section')
    .orderBy(time, dir)
    .orderBy('ticket.id', dir)
    .limit(page.limit);
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

const waits = sql<boolean>`ticket.waiting_since is not null`;
const waitsNot = sql<boolean>`ticket.waiting_since is null`;

/** The matches of a filter, wherever a search finds them. */
function choiceOf({ q, status, view, user_id }: MessageMatch, viewer: Viewer): ListFilter {
  const conditions = view ? [inView(view, viewer)] : [];
  if (status) conditions.push(sql<boolean>`ticket.status = ${status}`);
  if (user_id) conditions.push(sql<boolean>`ticket.user_id = ${user_id}`);
  return { conditions, q, searched: 'either' };
}

/** The list of a filter in the order that it is read. */
function sectionsOf(match: MessageMatch, viewer: Viewer): Section[] {
  const { conditions, q } = choiceOf(match, viewer);
  const by = (column: Section['column'], ...more: RawBuilder<boolean>[]): Section => ({
    column,
    choice: { conditions: [...conditions, ...more], q },
  });
  switch (match.view) {
    case 'waiting':
    case 'at_risk':
      return [by('waiting_since')];
    case 'mine':
    case 'unassigned':
      return [by('waiting_since', waits), by('created_at', waitsNot)];
    case 'snoozed':
      return [by('snoozed_until')];
    default:
      return [by('created_at')];
  }
}
