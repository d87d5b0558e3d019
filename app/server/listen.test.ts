import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { parseTrustedProxies } from '#platform/server/client-address.ts';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import { readBody } from '#platform/server/http/read-input.ts';
import type { AppEnv } from '#platform/server/http/request.ts';

let server: Listening | undefined;
let socket: Socket | undefined;
afterEach(async () => {
  socket?.destroy();
  await server?.stop();
});

it('lets go of a sender who falls silent in the middle of a body', async () => {
  const refused = Promise.withResolvers<unknown>();
  const app = new Hono<AppEnv>();
  app.post('/said', async (c) => {
    await readBody(c.req.raw, 100).catch(refused.resolve);
    return c.body(null);
  });
  server = await listen(app, { host: '127.0.0.1', port: 0, silentMs: 40 });
  socket = connect(server.port, '127.0.0.1');
  socket.write('POST /said HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\nthe first wor');
  socket.resume();
  await once(socket, 'close');
  expect(await refused.promise).toMatchObject({ code: 'bad_request' });
});

/** Whether a second connection stays open beside the first. */
async function takesSecond(trustedProxies: ReturnType<typeof parseTrustedProxies>): Promise<boolean> {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text('here'));
  server = await listen(app, { host: '127.0.0.1', port: 0, perAddress: 1, trustedProxies });
  socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = await fetch(`http://127.0.0.1:${server.port}/`).catch(() => undefined);
  return answer?.status === 200;
}

it('takes so many connections of one address, and any number of a proxy of ours, which holds those of everybody', async () => {
  expect(await takesSecond(undefined)).toBe(false);
  socket?.destroy();
  await server?.stop();
  expect(await takesSecond(parseTrustedProxies('loopback'))).toBe(true);
});
