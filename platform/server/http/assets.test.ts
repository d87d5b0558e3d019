import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { RequestFigures } from '../observability/request-figures.ts';
import { serveAssets } from './assets.ts';
import { type Listening, listen } from './listen.ts';
import { type AppEnv, accessLog } from './request.ts';
import { bufferSender } from './shared-page.ts';

const script = 'export const greeting = "hello";\n'.repeat(40);
const app = new Hono<AppEnv>();
let folder: string;
let server: Listening;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-assets-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/assets/entry-abc.js'), script);
  writeFileSync(join(folder, 'client/assets/entry-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'client/assets/entry-abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'client/assets/film-abc.webm'), 'zero one two');
  writeFileSync(join(folder, 'outside.txt'), 'not yours');
  app.use(accessLog({ log: createLog('silent'), requestFigures: new RequestFigures() }));
  app.use(await serveAssets(join(folder, 'client'), bufferSender('https://visa.example.com')));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** By node:http, which leaves paths and encodings as they are. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request({ host: '127.0.0.1', port: server.port, path, headers, method, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { response: { status: response.statusCode, headers: new Headers(response.headers as never) }, body };
}

describe('a built file', () => {
  it('comes in the best form that the browser takes', async () => {
    const brotli = await get('/assets/entry-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);

    const gzip = await get('/assets/entry-abc.js', { 'accept-encoding': 'gzip' });
    expect(gzip.response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);

    const plain = await get('/assets/entry-abc.js');
    expect(plain.response.headers.get('content-encoding')).toBeNull();
    expect(plain.body.toString()).toBe(script);
    expect(plain.response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is kept for a year when its name follows its content, else checked each time', async () => {
    const named = await get('/assets/entry-abc.js');
    expect(named.response.headers.get('cache-control')).toContain('immutable');
    const other = await get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(other.response.headers.get('content-type')).toBe('image/svg+xml');
    expect(other.response.headers.get('cache-control')).toContain('must-revalidate');
    expect(other.response.headers.get('content-encoding')).toBeNull();
    const etag = other.response.headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { 'if-none-match': etag })).response.status).toBe(304);
  });

  it('says what a browser must not do with it, each thing once', async () => {
    const { response } = await get('/favicon.svg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';[^,]*$/);
  });

  it('answers a question about it without sending it', async () => {
    const head = await get('/assets/entry-abc.js', {}, 'HEAD');
    expect(head.response.status).toBe(200);
    expect(head.response.headers.get('content-length')).toBe(String(script.length));
    expect(head.body.length).toBe(0);
  });

  it('comes in parts when it is a film, and whole when it has changed meanwhile', async () => {
    const path = '/assets/film-abc.webm';
    const part = await get(path, { range: 'bytes=5-7' });
    expect([part.response.status, part.body.toString()]).toEqual([206, 'one']);
    expect(part.response.headers.get('content-range')).toBe('bytes 5-7/12');
    expect(part.response.headers.get('content-type')).toBe('video/webm');
    expect(part.response.headers.get('cache-control')).toContain('immutable');
    const beyond = await get(path, { range: 'bytes=12-' });
    expect([beyond.response.status, beyond.response.headers.get('content-range')]).toEqual([
      416,
      'bytes */12',
    ]);
    const changed = await get(path, { range: 'bytes=5-7', 'if-range': '"older"' });
    expect([changed.response.status, changed.body.toString()]).toEqual([200, 'zero one two']);
  });

  it('is one of the folder, and its twins have no address', async () => {
    for (const path of ['/assets/entry-abc.js.br', '/../outside.txt', '/%2e%2e/outside.txt', '/assets']) {
      expect((await get(path)).response.status).toBe(404);
    }
  });
});
