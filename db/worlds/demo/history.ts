import type { Insertable } from 'kysely';
import type { AuditLog } from '#db/generated/types.ts';
import type { DemoPerson } from './people.ts';

/** An entry of the audit log as it would have been written at the time. */
export type DemoEntry = Insertable<AuditLog> & { occurred_at: Date };

/** What the log says of one person: who they became, what they did, what staff decided. */
export function historyOf(
  person: DemoPerson,
  ids: { account: string; application: string; papers: string[]; decider: string },
  ago: (days: number) => Date,
): DemoEntry[] {
  const own = { owner_id: ids.account, actor_id: ids.account, actor_role: 'user' as const };
  const entries: DemoEntry[] = [
    entry(
      'account.created',
      'account',
      ids.account,
      { owner_id: ids.account, actor_role: 'system' },
      ago(person.joinedDaysAgo),
    ),
  ];
  if (person.profile && !person.role) {
    const fields = Object.keys(person.profile);
    const at = minutesAfter(ago(person.joinedDaysAgo), 12);
    entries.push(
      entry('profile.saved', 'profile', ids.account, own, at, { fields: ['full_name', ...fields] }),
    );
  }
  const { application } = person;
  if (!application) return entries;

  entries.push(
    entry('application.started', 'application', ids.application, own, ago(application.startedDaysAgo)),
  );
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

function entry(
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
