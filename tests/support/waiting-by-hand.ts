import type { WaitingRecord } from '#features/queue/contract.ts';
import type { waitingKinds } from '#features/queue/rules.ts';

/** Everything in an office that can wait for staff, found by looking at each thing, without a word of the program's SQL or rules. */
export interface Office {
  cases: readonly { id: string; status: string; since: Date; assigned_to: string | null }[];
  /** Of a type that is reviewed, uploaded. */
  papers: readonly { id: string; application: string; status: string; since: Date; replaced: boolean }[];
  /** `since`: the person spoke last; `until`: put off. */
  messages: readonly { id: string; since: Date | null; until: Date | null; assigned_to: string | null }[];
  refunds: readonly { id: string; status: string; since: Date }[];
  /** `day`: when it has to be looked at again, 'YYYY-MM-DD'. */
  facts: readonly { id: string; day: string }[];
}

type Kind = (typeof waitingKinds)[number];

export interface Waits {
  kind: Kind;
  id: string;
  /** What it is placed by: the first of a case and its papers. */
  head: { rank: number; id: string };
  /** Milliseconds, like `due`. */
  since: number;
  due: number;
  count: number;
  /** Undefined for what only admins see. */
  assignee: string | null | undefined;
}

const hour = 3_600_000;
/** Those of 2027 between Memorial Day and Labor Day; Juneteenth and Independence Day fall on a weekend and are kept beside it. */
const holidays = ['2027-06-18', '2027-07-05'];

/** The end of the second business day after the day of `since`, counted day by day. */
function reviewDue(since: Date): number {
  let day = Math.floor(since.getTime() / (24 * hour)) * 24 * hour;
  for (let left = 2; left > 0; ) {
    day += 24 * hour;
    const isFree =
      [0, 6].includes(new Date(day).getUTCDay()) ||
      holidays.includes(new Date(day).toISOString().slice(0, 10));
    if (!isFree) left -= 1;
  }
  return day + 24 * hour;
}

/** What waits at `now`, the most over its promise first. The time of day is that of a summer of 2027. */
export function waitingByHand(office: Office, now: Date): Waits[] {
  const found: Waits[] = [];
  for (const { id, status, since, assigned_to } of office.cases) {
    const papers = office.papers
      .filter((paper) => paper.application === id && !paper.replaced && isForReview(paper.status))
      .map((paper) => ({ rank: 1, id: paper.id, since: paper.since.getTime() }));
    const things = [...papers];
    if (status === 'under_review') things.push({ rank: 0, id, since: since.getTime() });
    const [first] = things.toSorted(
      (one, other) => one.since - other.since || one.rank - other.rank || (one.id < other.id ? -1 : 1),
    );
    if (!first) continue;
    const isCase = status === 'under_review';
    found.push({
      kind: isCase ? 'case' : 'document',
      id: isCase ? id : first.id,
      head: first,
      since: first.since,
      due: reviewDue(new Date(first.since)),
      count: papers.length,
      assignee: assigned_to,
    });
  }
  for (const { id, since, until, assigned_to } of office.messages)
    if (since && (!until || until <= now)) found.push(alone('message', 2, id, since.getTime(), assigned_to));
  for (const { id, status, since } of office.refunds)
    if (status === 'open' || status === 'failed')
      found.push(alone('refund', 3, id, since.getTime(), undefined));
  const past = office.facts
    .filter((fact) => Date.parse(fact.day) <= now.getTime())
    .toSorted((one, other) => (`${one.day} ${one.id}` < `${other.day} ${other.id}` ? -1 : 1));
  if (past[0])
    found.push({ ...alone('fact', 4, past[0].id, Date.parse(past[0].day), undefined), count: past.length });
  return found.toSorted(
    (one, other) =>
      one.due - other.due ||
      one.since - other.since ||
      one.head.rank - other.head.rank ||
      (one.head.id < other.head.id ? -1 : 1),
  );
}

const isForReview = (status: string) => status === 'waiting' || status === 'in_review';

/** A conversation, a refund and a fact are promised within a day. */
function alone(kind: Kind, rank: number, id: string, since: number, assignee: Waits['assignee']): Waits {
  return { kind, id, head: { rank, id }, since, due: since + 24 * hour, count: 0, assignee };
}

/** A line of the queue, to be compared. */
export const lineOf = ({ kind, id, since, due, count }: Waits, now: Date) => [
  `${kind} ${id}`,
  new Date(since).toISOString(),
  new Date(due).toISOString(),
  due <= now.getTime(),
  count,
];

/** The same line as the program shows it. */
export const shownLineOf = ({ kind, id, since, due, over, count }: WaitingRecord) => [
  `${kind} ${id}`,
  since,
  due,
  over,
  count,
];
