import { createHash } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { AuditAction, SubjectOf } from '#features/audit/registry.ts';
import { guideItems, guideStepIds } from '#features/guide/rules/guide-items.ts';
import type { AuditLog, DB } from '../../generated/types.ts';
import type { DemoApplication, DemoPaper, DemoPerson } from './people.ts';

/** An entry of the audit log as it would have been written at the time. */
export type DemoEntry = Insertable<AuditLog> & { occurred_at: Date };

/** The ticks of the guide that an application has, and how many days ago each was made: evenly since its start. */
export function ticksOf({ startedDaysAgo, stepsDone }: DemoApplication) {
  return guideStepIds.slice(0, stepsDone).flatMap((step, at) => {
    const daysAgo = startedDaysAgo - (startedDaysAgo * (at + 1)) / (stepsDone + 1);
    return [...guideItems[step], step].map((item) => ({ item, daysAgo }));
  });
}

/** What the log says of an account: who came, and what they told of themselves. */
export function historyOfAccount(
  person: DemoPerson,
  account: string,
  ago: (days: number) => Date,
): DemoEntry[] {
  const joined = ago(person.joinedDaysAgo);
  const bySystem = { owner_id: account, actor_role: 'system' as const };
  const entries = [entry('account.created', 'account', account, bySystem, joined)];
  if (person.profile && !person.role) {
    const own = { owner_id: account, actor_id: account, actor_role: 'user' as const };
    const fields = ['full_name', ...Object.keys(person.profile)];
    entries.push(entry('profile.saved', 'profile', account, own, minutesAfter(joined, 12), { fields }));
  }
  return entries;
}

/** What the log says of an application: what its owner did, what staff decided. */
export function historyOfApplication(
  application: DemoApplication,
  ids: { account: string; application: string; papers: string[]; decider: string },
  ago: (days: number) => Date,
): DemoEntry[] {
  const own = { owner_id: ids.account, actor_id: ids.account, actor_role: 'user' as const };
  const entries = [
    entry('application.started', 'application', ids.application, own, ago(application.startedDaysAgo)),
    ...ticksOf(application).map(({ item, daysAgo }) =>
      entry('guide.completed', 'application', ids.application, own, ago(daysAgo), { item }),
    ),
  ];
  application.papers.forEach((paper, at) => {
    const id = ids.papers[at] ?? '';
    const details = { category: paper.category };
    entries.push(
      entry('document.uploaded', 'document', id, own, minutesAfter(ago(paper.daysAgo), at * 7), details),
    );
  });
  if (application.decidedDaysAgo !== undefined) {
    const staff = { owner_id: ids.account, actor_id: ids.decider, actor_role: 'moderator' as const };
    const details = {
      from: application.status === 'completed' ? 'approved' : 'under_review',
      status: application.status,
      with_note: application.note !== undefined,
      version: 3,
    };
    entries.push(
      entry(
        'application.decided',
        'application',
        ids.application,
        staff,
        ago(application.decidedDaysAgo),
        details,
      ),
    );
  }
  return entries;
}

/** One line of the log. */
export function entry<A extends AuditAction>(
  action: A,
  subject_type: SubjectOf<A>,
  subject_id: string,
  by: Pick<DemoEntry, 'owner_id' | 'actor_id' | 'actor_role'>,
  occurred_at: Date,
  details: object = {},
): DemoEntry {
  return { action, subject_type, subject_id, ...by, occurred_at, details: JSON.stringify(details) };
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}

/** A paper of the demo world with what our team has said about it. */
interface Reviewed {
  document: string;
  owner: string;
  reviewer: string;
  paper: DemoPaper;
}

/** What our team says after a day; what came in the last three days waits still. */
function saidOf(paper: DemoPaper) {
  if (paper.review) return paper.review;
  return paper.category !== 'general' && paper.daysAgo > 3 ? ({ status: 'accepted' } as const) : undefined;
}

/** Puts a paper into the state that our team gave it; returns what the log says about that. */
export async function addReview(
  tx: Transaction<DB>,
  { document, owner, reviewer, paper }: Reviewed,
  ago: (days: number) => Date,
): Promise<DemoEntry[]> {
  const said = saidOf(paper);
  if (!said) return [];
  const reason = said.status === 'returned' ? said.reason : null;
  const at = ago(Math.max(0.1, paper.daysAgo - 1));
  const decided = said.status !== 'in_review';
  const version = 2;
  await tx
    .updateTable('documents')
    .set({
      review_status: said.status,
      review_reason: reason,
      reviewed_at: decided ? at : null,
      review_version: version,
    })
    .where('id', '=', document)
    .execute();
  await tx
    .insertInto('document_reviews')
    .values({
      document_id: document,
      user_id: owner,
      status: said.status,
      reason,
      reviewed_by: reviewer,
      reviewed_at: at,
      version,
      waited_since: decided ? ago(paper.daysAgo) : null,
    })
    .execute();
  const staff = { owner_id: owner, actor_id: reviewer, actor_role: 'moderator' as const };
  // Nobody decides about a paper that they have not opened.
  const opened = entry('document.opened_by_staff', 'document', document, staff, minutesAfter(at, -3), {
    reason: 'review',
  });
  if (!decided) return [opened];
  return [
    opened,
    entry(`document.${said.status}`, 'document', document, staff, at, { from: 'waiting', version }),
  ];
}

/** The same id for the same thing in every demo world, so that an address written down keeps leading there. */
export function idOf(kind: string, name: string): string {
  const hex = createHash('sha256').update(`demo ${kind} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
