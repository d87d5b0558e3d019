import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { readRange } from '../files/files.ts';
import { scriptPolicy } from './headers.ts';
import type { AppEnv } from './request.ts';
import type { SendBuffer } from './shared-page.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface Asset {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Buffer<ArrayBuffer>;
  brotli?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
}

/**
 * Serves the built files from memory, since a stream from disk costs six times as much, compressed by the build (`.br`,
 * `.gz`). Names under `/assets/` carry a hash and are cached for a year; the rest revalidates by ETag.
 */
export async function serveAssets(
  clientDirectory: string,
  send: SendBuffer,
): Promise<MiddlewareHandler<AppEnv>> {
  const assets = await readAssets(clientDirectory);
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const asset = assets.get(c.req.path);
    if (!asset) return next();
    c.set('route', 'asset');

    const accepts = c.req.header('accept-encoding') ?? '';
    const encoding =
      asset.brotli && /\bbr\b/.test(accepts) ? 'br' : asset.gzip && /\bgzip\b/.test(accepts) ? 'gzip' : '';
    const headers: Record<string, string> = {
      'content-type': asset.type,
      'cache-control': asset.cacheControl,
      etag: asset.etag,
      ...(asset.type.startsWith('text/javascript') && { 'content-security-policy': scriptPolicy }),
      ...(asset.brotli && { vary: 'Accept-Encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    };
    if (asset.type.startsWith('video/')) return sendPart(c, asset, headers, send);
    const body = encoding === 'br' ? asset.brotli : encoding === 'gzip' ? asset.gzip : asset.plain;
    return send(c, body ?? asset.plain, headers);
  };
}

/** Browsers fetch videos in ranges; Safari needs them. */
function sendPart(
  c: Context<AppEnv>,
  { plain, etag }: Asset,
  headers: Record<string, string>,
  send: SendBuffer,
) {
  const all = { ...headers, 'accept-ranges': 'bytes' };
  const condition = c.req.header('if-range');
  const range = readRange(condition && condition !== etag ? undefined : c.req.header('range'), plain.length);
  if (!range) return send(c, plain, all);
  if (range === 'unsatisfiable')
    return send(c, Buffer.alloc(0), { ...all, 'content-range': `bytes */${plain.length}` }, 416);
  const { start, end } = range;
  const part = { ...all, 'content-range': `bytes ${start}-${end}/${plain.length}` };
  return send(c, plain.subarray(start, end + 1), part, 206);
}

async function readAssets(directory: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  const names = (await readdir(directory, { recursive: true })).filter((name) => !name.startsWith('.vite'));
  for (const name of names) {
    const file = join(directory, name);
    if (/\.(br|gz)$/.test(name) || !(await stat(file)).isFile()) continue;
    const plain = await readFile(file);
    const path = `/${name.split(sep).join('/')}`;
    assets.set(path, {
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      plain,
      ...(names.includes(`${name}.br`) && { brotli: await readFile(`${file}.br`) }),
      ...(names.includes(`${name}.gz`) && { gzip: await readFile(`${file}.gz`) }),
    });
  }
  return assets;
}

/** Returns the URL of the script that counts visits (`tools/tracker-plugin.ts`), undefined where it was not built. */
export async function findTracker(clientDirectory: string): Promise<string | undefined> {
  const names = await readdir(`${clientDirectory}/assets`).catch(() => []);
  const name = names.find((one) => /^tracker-[\w-]+\.js$/.test(one));
  return name && `/assets/${name}`;
}
