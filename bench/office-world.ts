import pg from 'pg';

/** How much the office has to look after. */
interface OfficeSize {
  applications: number;
  messages: number;
}

/** The tables of the world; each application is a person's own and has three documents. */
const tables = ['accounts', 'profiles', 'visa_applications', 'documents', 'support_messages'];
/** The last of the family names is rare: one in ten thousand people has it. */
const firstNames = [
  'Margaret',
  'Robert',
  'Denise',
  'Harold',
  'Patricia',
  'Walter',
  'Ingrid',
  'Dale',
  'Priya',
  'Frank',
];
const lastNames = [
  'Ellison',
  'Castellano',
  'Whitaker',
  'Nguyen',
  'Oyelaran',
  'Petersen',
  'Kowalczyk',
  'Raman',
  'DiMarco',
];
export const rareName = 'Quattlebaum';

/**
 * Fills the database with a firm that has worked for two years, as generate_series can: names, states and days follow
 * from the row's number, the same every time. Triggers and foreign keys sleep meanwhile, so the counts and the search
 * texts are written here, by the same rules (`checkWorld` compares). The last week has decisions in the audit log, and
 * one case in a hundred has its stages and a history.
 */
export async function makeOfficeWorld(
  connection: pg.ClientConfig,
  { applications, messages }: OfficeSize,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const setting of [
      'session_replication_role = replica',
      'synchronous_commit = off',
      `maintenance_work_mem = '1GB'`,
    ]) {
      await client.query(`set ${setting}`);
    }
    const { rows: indexes } = await client.query<{ name: string; statement: string }>(
      `select indexname as name, indexdef as statement from pg_indexes
       where schemaname = 'public' and tablename = any($1)
         and not exists (select from pg_constraint where conindid = format('%I', indexname)::regclass)`,
      [tables],
    );
    // The documents have no bytes: the checks that every start queues would tell of each.
    await client.query(`delete from graphile_worker._private_jobs where task_id in
      (select id from graphile_worker._private_tasks where identifier in ('check-files', 'check-waiting-files'))`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of statements(applications, messages)) await client.query(statement);
    for (const { statement } of indexes) await client.query(statement);
    await client.query('delete from list_counts');
    await client.query(counts);
    await client.query('vacuum analyze');
    await checkWorld(client);
  } finally {
    await client.end();
  }
}

/** A number that looks random and is the same every time, from 0 to `below` - 1; `salt` gives another one. */
const chance = (salt: number, below: number) => `(abs(hashint8extended(i, ${salt})) % ${below})::int`;
const oneOf = (names: readonly string[], salt: number) =>
  `(array['${names.join("','")}'])[1 + ${chance(salt, names.length)}]`;
/** A UUID in form, so that contracts take it. It begins with the number: indexes grow at their end, and quickly. */
const id = (kind: string, number = 'i') =>
  `overlay(overlay(lpad(to_hex(${number}), 8, '0') || right(md5('${kind} ' || ${number}), 24)
    placing '4' from 13 for 1) placing 'a' from 17 for 1)::uuid`;
const person = id('person');
const application = id('application');
/** One thing in three has no colleague yet; the others are with the first eight people. */
const assigned = (salt: number) =>
  `case when ${chance(salt, 3)} > 0 then ${id('person', `(1 + ${chance(salt + 10, 8)})`)} end`;
const name = `${oneOf(firstNames, 1)} || ' ' || case ${chance(2, 10_000)} when 0 then '${rareName}' else ${oneOf(lastNames, 3)} end`;
const email = `'person.' || i || '@example.com'`;

function* statements(applications: number, messages: number): Generator<string> {
  const all = `generate_series(1, ${applications}::bigint) as i`;
  const when = (count: number) => `now() - interval '730 days' * (1 - i::float8 / ${count})`;
  yield `insert into accounts (id, issuer, subject, email, display_name, created_at, search_text)
    select ${person}, 'https://accounts.google.com', 'bench ' || i, ${email}, ${name}, ${when(applications)},
      lower(${name} || E'\\n' || ${email} || E'\\n' || ${person}) from ${all}`;
  yield `insert into profiles (user_id, full_name) select ${person}, ${name} from ${all}`;
  yield `insert into visa_applications (id, user_id, status, created_at, updated_at, review_requested_at, assigned_to, search_text)
    select ${application}, ${person},
      case when i > 0.9 * ${applications} then ${oneOf(['started', 'in_progress', 'under_review'], 4)}
        else ${oneOf(['approved', 'completed', 'completed', 'rejected', 'started'], 5)} end,
      ${when(applications)}, ${when(applications)}, ${when(applications)}, ${assigned(8)},
      lower(${name} || E'\\n' || ${email} || E'\\n' || ${application}) from ${all}`;
  yield `insert into documents (id, application_id, user_id, file_name, file_type, file_size, document_category, upload_status,
      sha256, wrapped_key, created_at, uploaded_at, waiting_since, review_status, reviewed_at)
    select ${id('document', '(3 * i + place)')}, ${application}, ${person}, 'scan.pdf', 'application/pdf', 250000, category, 'uploaded', '\\x00', '\\x00',
      ${when(applications)}, ${when(applications)}, ${when(applications)},
      case when i > 0.9 * ${applications} then 'waiting' else 'accepted' end, case when i <= 0.9 * ${applications} then ${when(applications)} end
    from ${all}, unnest(array['passport', 'birth-certificate', 'proof-income']) with ordinality as papers (category, place)`;
  yield `insert into application_steps (application_id, step_number, step_title, step_description, estimated_duration)
    select ${application}, step, 'Stage ' || step, 'What is done', '2-4 weeks'
    from generate_series(100, ${applications}::bigint, 100) as i, generate_series(1, 4) as step`;
  yield `insert into audit_log (occurred_at, actor_role, action, subject_type, subject_id, owner_id, details)
    select ${when(applications)}, 'user', action, 'application', (${application})::text, ${person}, '{}'
    from generate_series(100, ${applications}::bigint, 100) as i,
      unnest(array['application.started', 'application.progressed', 'application.review_requested']) as action`;
  yield `insert into audit_log (occurred_at, actor_role, action, subject_type, subject_id, owner_id, details)
    select now() - interval '6 days' * i / ${applications}, 'moderator', 'application.decided', 'application',
      (${application})::text, ${person}, '{"from": "under_review"}'
    from generate_series(1, ${applications}::bigint, 1000) as i`;
  yield `insert into support_messages (user_id, subject, message, status, created_at, last_activity_at, waiting_since, assigned_to, search_text, words)
    select ${person}, 'Question ' || ${chance(6, 1000)}, 'When will I hear from you?',
      case when i > 0.98 * ${messages} then 'open' else ${oneOf(['resolved', 'closed'], 7)} end,
      ${when(messages)}, ${when(messages)}, case when i > 0.98 * ${messages} then ${when(messages)} end, ${assigned(9)}, lower('Question ' || ${chance(6, 1000)} || E'\\n' || ${name}),
      app.text_words('When will I hear from you?')
    from generate_series(1, ${messages}::bigint) as i`;
}

const counts = `insert into list_counts (list, bucket, delta)
  select 'accounts', 'all', count(*) from accounts
  union all select 'visa_applications', status, count(*) from visa_applications group by status
  union all select 'support_messages', status, count(*) from support_messages group by status`;

/** Holds what was written here to the rules that the triggers follow. */
async function checkWorld(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`
    select from (select * from visa_applications limit 100) as application
    join accounts as person on person.id = user_id join profiles as profile using (user_id)
    where application.search_text <> app.search_text(null, full_name, email, application.id::text)
      or person.search_text <> app.search_text(full_name, email, person.id::text)
    union all
    select from (select * from support_messages limit 100) as message join profiles as profile using (user_id)
    where message.search_text <> app.search_text(subject, full_name)`);
  if (rowCount) throw new Error(`${rowCount} search texts are not what the triggers would write`);
}
