import pg from 'pg';
import { weeksUntil } from '#features/workload/rules.ts';
import { startChild } from './children.ts';
import { timeInTurn } from './in-turn.ts';
import type { BareQuery } from './office-screens.ts';
import { makeOfficeWorld } from './office-world.ts';
import { prepare } from './prepare.ts';

/** Documents and conversations of the office that is reported on. */
const applications = 66_667;
const messages = 100_000;
export const reportsWorld = `${(3 * applications).toLocaleString('en-US')} documents and ${messages.toLocaleString('en-US')} conversations of two years`;

/** The page 'Reports' and a query that finds the same things, counted by the clock and not in business time. A row of a table each. */
export async function measureReports(dataDir: string): Promise<string[]> {
  const world = await prepare(dataDir);
  await makeOfficeWorld(world.connection, { applications, messages });
  await addWork(world.connection, world.userId);
  const rows: string[] = [];
  const queries = Object.fromEntries(
    (['4', '13', '26'] as const).map((weeks) => [weeks, [bareReport(weeks)]]),
  );
  const port = await startChild('bench/bare-office-server.ts', [world.connection, queries]);
  for (const weeks of Object.keys(queries)) {
    const { ours, bare } = await timeInTurn({
      ours: { url: `${world.url}/api/office/workload?weeks=${weeks}`, headers: world.headers },
      bare: { url: `http://127.0.0.1:${port}/${weeks}`, headers: {} },
    });
    rows.push(
      `| reports, ${weeks} weeks | ${ours.toFixed(0)} / ${bare.toFixed(0)} ms | ${(ours / bare).toFixed(2)} |`,
    );
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  return rows;
}

/** Eight colleagues who decide, review and answer up to the present day; triggers sleep, as in the rest of the world. */
async function addWork(connection: pg.ClientConfig, admin: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const colleague = (id: string) =>
    `(array(select id from accounts order by id limit 8))[1 + abs(hashtext(${id}::text)) % 8]`;
  const after = (time: string, id: string, hours: number) =>
    `least(${time} + interval '1 hour' * (1 + abs(hashtext(${id}::text)) % ${hours}), now())`;
  for (const statement of [
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    `insert into user_roles (user_id, role) values ('${admin}', 'admin')`,
    // What has waited for less than two days waits still.
    `update documents set review_status = case when created_at < now() - interval '2 days' then 'accepted' else 'waiting' end,
      check_status = 'passed', review_version = 2, reviewed_at = case when created_at < now() - interval '2 days' then ${after('created_at', 'id', 120)} end`,
    `insert into document_reviews (document_id, user_id, status, reviewed_by, reviewed_at, version, waited_since)
      select id, user_id, 'accepted', ${colleague('documents.id')}, reviewed_at, 2, created_at from documents where review_status = 'accepted'`,
    `update visa_applications set review_requested_at = created_at + interval '1 hour' where status <> 'started'`,
    `insert into audit_log (occurred_at, actor_id, actor_role, action, subject_type, subject_id, owner_id, details)
      select ${after('review_requested_at', 'application.id', 70)}, ${colleague('application.id')}, 'moderator', 'application.decided',
        'application', id::text, user_id, '{"from": "under_review", "status": "approved"}'
      from visa_applications as application where status in ('approved', 'rejected', 'completed')`,
    `insert into support_replies (message_id, user_id, author_id, from_staff, body, created_at)
      select id, user_id, ${colleague('message.id')}, turn <> 2, repeat('Thank you. ', 50), ${after(`(created_at + interval '9 hours' * (turn - 1))`, 'message.id', 30)}
      from support_messages as message, generate_series(1, 3) as turn where status <> 'open'`,
    `update support_messages set waiting_since = created_at where status = 'open'`,
    'vacuum analyze',
  ])
    await client.query(statement);
  await client.end();
}

function bareReport(weeks: '4' | '13' | '26'): BareQuery {
  const [monday] = weeksUntil(new Date(), weeks);
  const text = `
    with done as (
      select 'case' as kind, a.review_requested_at as since, e.occurred_at as at, e.actor_id as by
      from audit_log e join visa_applications a on a.id = e.subject_id::uuid
      where e.action = 'application.decided' and e.occurred_at >= $1
      union all
      select 'document', r.waited_since, r.reviewed_at, r.reviewed_by
      from document_reviews r join documents d on d.id = r.document_id and d.review_version = r.version
      where r.waited_since is not null and r.reviewed_at >= $1
      union all
      select 'message', m.created_at, r.created_at, r.author_id
      from (select distinct on (message_id) message_id, created_at, author_id from support_replies
        where from_staff and created_at >= $1 order by message_id, created_at) r
      join support_messages m on m.id = r.message_id
      where not exists (select from support_replies e where e.message_id = m.id and e.from_staff and e.created_at < $1))
    select kind, date_trunc('week', at) as week, by, count(*),
      percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from at - since))
    from done group by grouping sets ((kind), (kind, date_trunc('week', at)), (kind, by))`;
  return { text, values: [monday] };
}
