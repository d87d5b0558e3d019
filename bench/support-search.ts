import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { listMessages as contract } from '#features/support/contract/support.ts';
import { listMessages } from '#features/support/server/message-list.ts';
import { list } from '#features/support/server/message-pages.ts';
import { presentOfficeMessage, selectOfficeMessages } from '#features/support/server/office-messages.ts';
import { openDatabase } from '#platform/server/database.ts';
import { createLog } from '#platform/server/log.ts';
import { cappedTotal, cursorTimeOf, pageIds, paginate, withTotal } from '#platform/server/long-list.ts';
import type { ReadContext } from '#platform/server/operation.ts';
import { startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { loginsBeside } from '#platform/server/schema/roles.ts';
import { countOf } from './short.ts';

// The search of conversations in subject, name and everything that was written, in turn with the search of subject and name
// alone for the same or a name of as many matches, over the same rows and row-level security, without HTTP. `node bench/support-search.ts [messages]`
const messages = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200_000);
const turns = 5;
const rounds = countOf(40, 2);

/** What is looked up before and now; a word is compared with a name of as many matches. */
const searches: [what: string, before: string, now?: string][] = [
  ['name of six in ten', 'raman'],
  ['name of one in 200', 'oyelaran'],
  ['name of one in 20,000', 'zuckerkandl'],
  ['nowhere', 'unheard'],
  ['word of six in ten, before: name', 'raman', 'document'],
  ['word of one in 200, before: name', 'oyelaran', 'notary'],
  ['word of one in 20,000, before: name', 'zuckerkandl', 'zoning'],
];

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-support-search-'));
const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
try {
  await migrate(postgres.connection);
  const connection = { ...postgres.connection, database: 'rumo' };
  const staffId = await fillWorld(connection);
  const database = openDatabase(loginsBeside(connection), createLog('silent'));
  try {
    await measure(database, staffId);
  } finally {
    await database.close();
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Each message has 30 words of 3,000, half of the conversations a reply of as many: `document` is in six of ten messages,
 * `notary` in one of 200, `zoning` in one of 20,000. One name in ten is Petersen, one in 10,000 Quattlebaum.
 */
async function fillWorld(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  const chance = (salt: string, below: number) => `(abs(hashtextextended(i || '${salt}', 0)) % ${below})`;
  const text = (
    salt: string,
  ) => `(select string_agg('word' || abs(hashtextextended(i || ' ${salt} ' || n, 0)) % 3000, ' ')
    from generate_series(1, 30) as n)`;
  const body = `${text('message')} || case when ${chance('document', 10)} < 6 then ' document' else '' end
    || case when ${chance('notary', 200)} = 0 then ' notary' else '' end
    || case when ${chance('zoning', 20_000)} = 0 then ' zoning' else '' end`;
  const statements = [
    'set session_replication_role = replica',
    `insert into accounts (id, issuer, subject, email, display_name)
     select gen_random_uuid(), 'https://accounts.google.com', 'bench ' || i, 'person.' || i || '@example.com',
       'Person ' || case when i % 20000 = 7 then 'Zuckerkandl' when i % 200 = 9 then 'Oyelaran' when i % 10 < 6 then 'Raman' else 'Li' end
     from generate_series(1, ${Math.ceil(messages / 10)}) as i`,
    `create temporary table people as select row_number() over (order by subject) as n, id, display_name from accounts`,
    `create index on people (n)`,
    `insert into support_messages (user_id, subject, message, status, created_at, last_activity_at, search_text, words)
     select people.id, 'Question ' || i % 1000, written.body, case when i > ${0.98 * messages} then 'open' else 'closed' end,
       written.at, written.at, app.search_text('Question ' || i % 1000, people.display_name), app.text_words(written.body)
     from generate_series(1, ${messages}) as i join people on people.n = 1 + i % ${Math.ceil(messages / 10)},
     lateral (select ${body} as body, now() - interval '1 minute' * (${messages} - i) as at) as written`,
    'set session_replication_role = default',
    `insert into support_replies (message_id, user_id, author_id, from_staff, body, created_at)
     select id, user_id, null, true, ${text('reply').replaceAll('i ||', 'id ||')}, created_at + interval '1 hour'
     from support_messages where created_at < now() - interval '2 days' and hashtextextended(id::text, 0) % 2 = 0`,
    'delete from list_counts',
    `insert into list_counts (list, bucket, delta) select 'support_messages', status, count(*) from support_messages group by status`,
    'vacuum analyze',
  ];
  for (const statement of statements) await client.query(statement);
  const { rows } = await client.query<{ user_id: string }>(
    `insert into user_roles (user_id, role) select id, 'moderator' from accounts limit 1 returning user_id`,
  );
  await client.end();
  return rows[0]?.user_id ?? '';
}

async function measure(database: ReturnType<typeof openDatabase>, userId: string): Promise<void> {
  const actor = { as: 'staff', role: 'moderator', userId, sessionId: crypto.randomUUID() } as const;
  const context = {
    platform: { clock: () => new Date() },
    person: { userId },
    transaction: (work: Parameters<typeof database.asReader>[1]) => database.asReader(actor, work),
  } as unknown as ReadContext;

  const limit = 50;
  const bySubjectAndName = (q: string) =>
    database.asReader(actor, async (tx) => {
      const choice = { conditions: [], q };
      const ids = pageIds(list, choice, {
        column: 'created_at',
        dir: 'desc',
        cursor: undefined,
        limit: limit + 1,
      });
      const page = selectOfficeMessages(tx)
        .select(cursorTimeOf('ticket.created_at').as('created_mark'))
        .where(sql<boolean>`ticket.id in ${ids}`)
        .orderBy('ticket.created_at', 'desc')
        .orderBy('ticket.id', 'desc');
      const { rows, total } = await withTotal(tx, page, cappedTotal(list, choice));
      return {
        total,
        messages: paginate(rows, limit).page.map((row) => presentOfficeMessage(row, new Date())),
      };
    });
  const everywhere = (q: string) =>
    listMessages({ query: contract.query.parse({ q }) } as Parameters<typeof listMessages>[0], context);

  process.stdout.write(
    `${messages.toLocaleString('en-US')} conversations; ${turns} turns, medians of ${rounds} searches each\n\n`,
  );
  process.stdout.write(
    '| Search | Found before / now | ms before / now | Ratio, with its spread |\n|---|---|---|---|\n',
  );
  for (const [what, before, now = before] of searches) {
    const ratios: number[] = [];
    const times: [number, number][] = [];
    let found: number[] = [];
    for (let turn = 0; turn <= turns; turn += 1) {
      const taken: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const old = await timed(() => bySubjectAndName(before));
        const all = await timed(() => everywhere(now));
        taken[0].push(old.ms);
        taken[1].push(all.ms);
        found = [old.total, all.total];
      }
      // The first turn only warms up.
      if (turn === 0) continue;
      times.push([median(taken[0]), median(taken[1])]);
      ratios.push(median(taken[1]) / median(taken[0]));
    }
    const ms = ([0, 1] as const)
      .map((side) => median(times.map((pair) => pair[side])).toFixed(1))
      .join(' / ');
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    process.stdout.write(
      `| ${what} | ${found.join(' / ')} | ${ms} | ${median(ratios).toFixed(2)} (${spread}) |\n`,
    );
  }
}

async function timed(search: () => Promise<{ total: number }>): Promise<{ ms: number; total: number }> {
  const began = performance.now();
  const { total } = await search();
  return { ms: performance.now() - began, total };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
