import { type RawBuilder, sql } from 'kysely';
import type { ReadOperation } from '#platform/server/operation.ts';
import type { CaseWaiting, listCasesWaiting as contract } from '../contract.ts';
import { promises } from '../rules.ts';
import { isWaiting } from './queue-sql.ts';

/** What of these cases waits for us and for how long, and when something last happened. Unknown ids are left out. */
export const listCasesWaiting: ReadOperation<typeof contract> = (
  { query: { ids } },
  { platform, transaction },
) =>
  transaction(async (tx) => {
    const { rows } = await casesWaiting(ids.split(','), platform.clock()).execute(tx);
    return { cases: rows.map(present) };
  });

interface CaseRow {
  application_id: string;
  under_review: boolean;
  /** When the review was asked for that has not ended. */
  submitted: Date | null;
  documents: number;
  documents_since: Date | null;
  messages: number;
  messages_since: Date | null;
  last_activity_at: Date;
}

function present(row: CaseRow): CaseWaiting {
  const { under_review, submitted, documents, documents_since, messages, messages_since } = row;
  // A submitted case and its documents are one thing, which is where the first of them is.
  const first = earlier(submitted, documents_since);
  const found = [
    first && {
      kind: under_review ? ('case' as const) : ('document' as const),
      count: documents,
      since: first,
    },
    messages_since && { kind: 'message' as const, count: messages, since: messages_since },
  ].flatMap((one) => (one ? [{ ...one, due: promises[one.kind].dueAt(one.since) }] : []));
  const [most] = found.toSorted((one, other) => one.due.getTime() - other.due.getTime());
  return {
    application_id: row.application_id,
    waits: most ? { ...most, since: most.since.toISOString(), due: most.due.toISOString() } : null,
    last_activity_at: row.last_activity_at.toISOString(),
  };
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

function casesWaiting(ids: readonly string[], now: Date): RawBuilder<CaseRow> {
  return sql<CaseRow>`
    select application.id as application_id, ${isWaiting.case('application')} as under_review,
      case when ${isWaiting.case('application')} then application.review_requested_at end as submitted,
      papers.count as documents, papers.since as documents_since,
      coalesce(threads.count, 0) as messages, threads.since as messages_since,
      greatest(application.updated_at, papers.newest, threads.newest) as last_activity_at
    from visa_applications as application
    left join lateral (
      select (count(*) filter (where ${isWaiting.document('document')}))::int as count,
        min(document.waiting_since) filter (where ${isWaiting.document('document')}) as since,
        max(greatest(document.created_at, document.reviewed_at)) as newest
      from documents as document where document.application_id = application.id) as papers on true
    left join lateral (
      select (count(*) filter (where waiting))::int as count, min(waiting_since) filter (where waiting) as since,
        max(last_activity_at) as newest
      from (
        select message.waiting_since, message.last_activity_at, ${isWaiting.message('message')}
          and (message.snoozed_until is null or message.snoozed_until <= ${now}) as waiting
        from support_messages as message where message.user_id = application.user_id) as message) as threads
      on application.applicant = 'self'
    where application.id = any(${[...ids]}::uuid[])`;
}
