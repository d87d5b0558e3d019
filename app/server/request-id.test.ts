import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportPolicy } from '#features/policy-reports/contract.ts';
import { hangTimeouts } from '#platform/server/connections.ts';
import { type Database, openDatabase } from '#platform/server/database.ts';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import { currentRequestId, withRequestId } from '#platform/server/observability/request-id.ts';
import { aServer, asAnotherProcess, type SignedIn } from '#tests/support/server.ts';
import { createApp } from './app.ts';

const server = aServer();
let ana: SignedIn;
let watched: { url: string; database: Database; listening: Listening };

/** The same program with a database for which every statement is slow. */
beforeAll(async () => {
  ana = await server.signedIn(await server.aPerson({ profile: {} }));
  const { log, outages } = server.platform;
  const watch = { outages, slowMs: 0 };
  const database = openDatabase(server.connections.logins, log, 1, hangTimeouts, watch);
  const app = createApp(asAnotherProcess(server.platform, { database }));
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  watched = { url: `http://127.0.0.1:${listening.port}`, database, listening };
});
afterAll(async () => {
  await watched.listening.stop();
  await watched.database.close();
});

const linesOf = (id: string) =>
  server.lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === id);

test('the id of a browser is in the answer, in each line of the request and beside its statements, which show no values', async () => {
  const id = randomUUID();
  const answer = await fetch(`${watched.url}/api/profile`, { headers: { ...ana, 'x-request-id': id } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toBe(id);
  const lines = linesOf(id);
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(1);
  const statements = lines.filter(({ msg }) => msg === 'a slow statement');
  expect(statements.map(({ pool }) => pool)).toContain('applicant');
  const said = JSON.stringify(statements);
  expect(said).toContain(`set_config('?', '?', true)`);
  expect(said).not.toMatch(/user_id', '[0-9a-f]/);
  for (const { statement } of statements)
    expect(statement.replaceAll(id, '')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('the database knows the request by the name of its session', async () => {
  const id = randomUUID();
  const name = (reason: string) =>
    withRequestId(id, () =>
      server.platform.database.asSystem(reason, async (tx) => {
        const { rows } = await sql<{
          name: string;
        }>`select current_setting('application_name') as name`.execute(tx);
        return rows[0]?.name;
      }),
    );
  expect(await name('test')).toBe(`rumo: test ${id}`);
  // PostgreSQL keeps 63 bytes: half an id helps nobody.
  expect(await name('a reason that leaves no room')).toBe('rumo: a reason that leaves no room');
});

test.each([
  ['none', undefined],
  ['one with a line break', 'a\tb'],
  ['one that is SQL', `${randomUUID()}'; drop table accounts; --`],
  ['one in other letters', randomUUID().toUpperCase()],
  ['a long one', 'a'.repeat(5_000)],
])('for %s it gets a new one', async (_what, given) => {
  for (const path of ['/api/live', reportPolicy.path]) {
    const method = path === reportPolicy.path ? 'POST' : 'GET';
    const headers = { ...(given && { 'x-request-id': given }) };
    const { headers: answered } = await fetch(server.url + path, { method, headers });
    const id = answered.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(id).not.toBe(given);
  }
});

test('a fast answer and a refusal keep the id, and the refusal says it', async () => {
  const [fast, refused] = [randomUUID(), randomUUID()];
  const answer = await fetch(server.url + reportPolicy.path, {
    method: 'POST',
    headers: { 'x-request-id': fast },
  });
  expect(answer.headers.get('x-request-id')).toBe(fast);
  expect(linesOf(fast)).toHaveLength(1);
  const nobody = await fetch(`${server.url}/api/profile`, { headers: { 'x-request-id': refused } });
  expect((await nobody.json()).error.request_id).toBe(refused);
  expect(currentRequestId()).toBeUndefined();
});
