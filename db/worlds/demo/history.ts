import type { Insertable } from 'kysely';
import type { AuditLog } from '#db/generated/types.ts';
import { guideItems, guideStepIds } from '#features/guide/rules/guide-items.ts';
import type { DemoApplication, DemoPerson } from './people.ts';

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
export function entry(
  action: string,
  subject_type: string,
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
