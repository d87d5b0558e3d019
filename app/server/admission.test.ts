import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clientAddresses } from '#platform/server/client-address.ts';
import { readEnv } from '#platform/server/env.ts';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import { readBody } from '#platform/server/http/read-input.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import { type Load, measureLoad } from '#platform/server/load.ts';
import { createLog } from '#platform/server/log.ts';
import { RequestFigures } from '#platform/server/observability/request-figures.ts';
import { refusalPageTexts } from '#platform/shared/texts/errors.pt.ts';
import { admission } from './admission.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
const env = readEnv({ TRUSTED_PROXIES: 'loopback' });
const sockets: Socket[] = [];
const patience = { graceMs: 60, checkMs: 10 };
let server: Listening;
let load: Load;

beforeAll(async () => {
  const app = new Hono<AppEnv>();
  app.onError((_, c) => c.text('broken off', 400));
  app.post('/told', async (c) => c.text(String((await readBody(c.req.raw, 1_000_000)).length)));
  app.get('*', (c) => c.text('here'));
  load = measureLoad(log, () => 0);
  const front = admission(
    {
      env,
      log,
      load,
      clientAddress: clientAddresses(env.trustedProxies, log),
      requestFigures: new RequestFigures(),
    },
    patience,
  );
  server = await listen(app, { host: '127.0.0.1', port: 0 }, front);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  load.close();
  await server.stop();
});

/** A sender who begins a body and goes on by hand. */
async function beginBody(from: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  // To be cut off is what these senders are for.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST /told HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: ${from}\r\nContent-Length: 500000\r\n\r\nx`,
  );
  return socket;
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

test('a body that drips is cut, whatever it sends now and then; one that comes on is taken whole', async () => {
  const dripping = await beginBody('203.0.113.1');
  dripping.resume();
  const drops = setInterval(() => dripping.writable && dripping.write('x'), 5);
  await new Promise((closed) => dripping.once('close', closed));
  clearInterval(drops);
  // A busy machine may need longer for the whole one than the dripping one was given.
  patience.graceMs = 60_000;
  const whole = await fetch(`http://127.0.0.1:${server.port}/told`, {
    method: 'POST',
    body: 'x'.repeat(900_000),
  });
  expect(await whole.text()).toBe('900000');
  patience.graceMs = 60;
  expect(lines.filter((line) => line.includes('too slowly')).length).toBeGreaterThan(0);
});

test('the hundred-and-first body of one address is asked to come again, those of others are taken', async () => {
  const told = async (from: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/told`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: 'words',
    });
    return [answer.status, answer.headers.get('retry-after')];
  };
  patience.graceMs = 60_000;
  await Promise.all(Array.from({ length: 100 }, () => beginBody('203.0.113.7')));
  await expect.poll(() => told('203.0.113.7')).toEqual([503, '30']);
  expect(await told('203.0.113.8')).toEqual([200, null]);
  patience.graceMs = 60;
  await expect.poll(() => told('203.0.113.7')).toEqual([200, null]);
});

test('under overload nobody new is let in; people with a session and probes are; it is two lines of the log', async () => {
  lines.length = 0;
  // Longer than the ticks of the real timer, which come in between.
  const keepBusy = () => {
    for (let tick = 0; tick < 10; tick += 1) load.note(200, 0);
  };
  keepBusy();
  const refused = await ask('/pt/money', { 'accept-language': 'pt' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await refused.json()).error.code).toBe('unavailable');
  keepBusy();
  const tab = await ask('/pt/money', { 'accept-language': 'pt', accept: 'text/html' });
  expect([tab.status, tab.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await tab.text()).toContain(refusalPageTexts.busy);
  keepBusy();
  expect((await ask('/dashboard', { cookie: `rumo-${env.port}=x` })).status).toBe(200);
  keepBusy();
  expect((await ask('/api/account', { authorization: 'Bearer x' })).status).toBe(200);
  for (const path of ['/api/live', '/api/ready', '/api/health', '/assets/a.js']) {
    keepBusy();
    expect((await ask(path)).status).toBe(200);
  }
  for (let tick = 0; tick < 10; tick += 1) load.note(0, 0);
  expect((await ask('/pt/money')).status).toBe(200);
  expect(lines.filter((line) => line.includes('overloaded')).length).toBe(2);
});

test('while connections to the database are waited for, nobody new gets what needs it; pages and people with a session do', async () => {
  lines.length = 0;
  const statusOf = async (path: string, headers: Record<string, string> = {}) => {
    // Longer than the ticks of the real timer, which come in between.
    for (let tick = 0; tick < 10; tick += 1) load.note(0, 200);
    return (await ask(path, headers)).status;
  };
  expect(await statusOf('/api/assistant/messages')).toBe(503);
  expect(await statusOf('/auth/v1/authorize')).toBe(503);
  expect(await statusOf('/api/health')).toBe(200);
  expect(await statusOf('/pt/money')).toBe(200);
  expect(await statusOf('/api/account', { authorization: 'Bearer x' })).toBe(200);
  for (let tick = 0; tick < 10; tick += 1) load.note(0, 0);
  expect((await ask('/auth/v1/authorize')).status).toBe(200);
  expect(lines.filter((line) => line.includes('the database is')).length).toBe(2);
});

test('one long stop of the event loop, as a start or a heavy page makes it, refuses nobody', async () => {
  for (let tick = 0; tick < 10; tick += 1) load.note(0, 0);
  load.note(8_000, 8_000);
  expect([load.isOverloaded(), load.isDatabaseOverloaded()]).toEqual([false, false]);
});
