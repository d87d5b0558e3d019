import { createHash } from 'node:crypto';
import { asSuperuser } from '../fleet/settings.ts';
import type { Fleet } from '../fleet/start-fleet.ts';
import { until } from '../fleet/supervise.ts';
import type { Ledger } from './acts.ts';
import type { Person } from './person.ts';

/** What became of what was acknowledged. */
export interface Outcome {
  kind: string;
  acknowledged: number;
  lost: number;
  doubled: number;
}

/** Waits until no job is under way, and counts in the database how often each acknowledged thing is there. */
export async function outcomesOf(
  fleet: Fleet,
  ledger: Ledger,
  people: readonly Person[],
): Promise<Outcome[]> {
  const query = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
    asSuperuser<Row>(fleet.database, statement, values, 'rumo');
  await until(
    'jobs are done',
    async () => {
      const [row] = await query<{ count: number }>(
        `select ((select count(*) from outbox_mails where status = 'queued') + (select count(*)
        from graphile_worker._private_jobs where (run_at <= now() or attempts > 0) and attempts < max_attempts))::int as count`,
      );
      return row?.count === 0;
    },
    { withinMs: 180_000 },
  );

  /** Each of `wanted` has to be there once. */
  const once = async (kind: string, wanted: readonly string[], statement: string): Promise<Outcome> => {
    const rows = await query<{ id: string; count: number }>(statement, [wanted]);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    const times = wanted.map((id) => counts.get(id) ?? 0);
    return {
      kind,
      acknowledged: wanted.length,
      lost: times.filter((count) => count === 0).length,
      doubled: times.filter((count) => count > 1).length,
    };
  };
  const ids = people.map((person) => person.userId());
  const eventsOf = (table: string) =>
    once(
      table === 'page_views' ? 'page views' : 'presses of the button',
      ledger.events.filter((event) => event.table === table).map(({ rowId }) => rowId),
      `select id, count(*)::int from ${table} where id = any ($1::uuid[]) group by id`,
    );
  return [
    {
      kind: 'ticks, looked at again at once',
      acknowledged: ledger.ticks.length,
      lost: ledger.ticks.filter(({ seen }) => !seen).length,
      doubled: 0,
    },
    await once(
      'uploads, as rows',
      ledger.uploads.map(({ fileName }) => fileName),
      `select file_name as id, count(*)::int from documents
        where file_name = any ($1) and upload_status = 'uploaded' group by file_name`,
    ),
    await bytesOf(ledger),
    await once(
      'support messages',
      ledger.messages.map(({ subject }) => subject),
      'select subject as id, count(*)::int from support_messages where subject = any ($1) group by subject',
    ),
    await eventsOf('page_views'),
    await eventsOf('conversion_events'),
    await once(
      'plans paid for: in effect',
      ledger.payments.map(({ userId }) => userId),
      `select user_id as id, count(*)::int from subscriptions
        where user_id = any ($1::uuid[]) and subscription_status = 'active' group by user_id`,
    ),
    await once(
      'plans paid for: charged',
      ledger.payments.map(({ userId }) => userId),
      `select user_id as id, count(*)::int from billing_customers join billing_provider_state
          on customer = customer_id and kind = 'invoice'
        where user_id = any ($1::uuid[]) group by user_id`,
    ),
    await once(
      'welcome mails to those who signed in',
      ids,
      `select user_id as id, count(*)::int from outbox_mails
        where user_id = any ($1::uuid[]) and template = 'welcome' and status = 'sent' group by user_id`,
    ),
  ];
}

/** Downloads each document that was acknowledged and compares its SHA-256. */
async function bytesOf({ uploads }: Ledger): Promise<Outcome> {
  let lost = 0;
  for (const { person, id, sha256 } of uploads) {
    const answer = await person.ask(`/api/documents/${id}/content`);
    const bytes = Buffer.from(answer ? await answer.arrayBuffer() : new ArrayBuffer(0));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) lost += 1;
  }
  return { kind: 'uploads, downloaded, by SHA-256', acknowledged: uploads.length, lost, doubled: 0 };
}
