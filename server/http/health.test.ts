import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer } from '#tests/support/server.ts';
import { createApp } from './app.ts';
import { type Listening, listen } from './listen.ts';

const server = aServer();
let broken: Listening;

beforeAll(async () => {
  const dead = () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432'));
  const app = createApp({ ...server.platform, database: { ...server.platform.database, probe: dead } });
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
