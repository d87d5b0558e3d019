import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { readBody } from '../platform/read-body.ts';
import { type Listening, listen } from './listen.ts';
import type { AppEnv } from './variables.ts';

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
