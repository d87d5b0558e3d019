import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import { aServer, asAnotherProcess } from '#tests/support/server.ts';
import { createApp } from './app.ts';

const server = aServer();
let broken: Listening;

beforeAll(async () => {
  const dead = () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432'));
  const database = { ...server.platform.database, probe: dead };
  const app = createApp(asAnotherProcess(server.platform, { database }));
  broken = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => broken.stop());

test('it is ready when every part answers', async () => {
  const answer = await fetch(`${server.url}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    status: 'ready',
    database: { ok: true },
    files: { ok: true },
    worker: { ok: true },
  });
});

test('the process says that it lives and is ready while the database is away, and is not ready once told to stop', async () => {
  const at = (path: string) =>
    fetch(`http://127.0.0.1:${broken.port}/api/${path}`).then(({ status }) => status);
  expect([await at('live'), await at('ready'), await at('health')]).toEqual([200, 200, 503]);
  server.platform.load.beginStopping();
  expect([await at('live'), await at('ready')]).toEqual([200, 503]);
});

test('a part that is away makes it 503 and is named, in our words and not in its own', async () => {
  const answer = await fetch(`http://127.0.0.1:${broken.port}/api/health`);
  expect(answer.status).toBe(503);
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({
    status: 'unavailable',
    database: { ok: false, reason: 'the database does not answer' },
    files: { ok: true },
  });
  expect(body).not.toContain('db.internal');
});
