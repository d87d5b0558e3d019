import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, dirname, extname, join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '#tests/support/chromium.ts';
import type { Outcome } from './corpus-page.ts';

/** After so many files a fresh page is opened. */
const filesPerPage = 20;

/** Megabytes; a file after which a page holds more is tried again on a fresh one, without what others left behind. */
const worthAnotherLook = 300;

/** Chromium as on a phone with little memory. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--enable-low-end-device-mode',
];

/** For a file; what takes longer counts as a crash. */
const patience = 120_000;

/** Megabytes a page's process may hold. */
export const mostMemory = 400;

export interface Tried extends Outcome {
  /** The page or a promise in it ended with this. */
  crash?: string;
  /** The most memory that the page's process held, in megabytes. */
  peak: number;
}

/** The product's modules for files, built as for visitors, on a page of their own in Chromium. */
export async function openProduct(folder: string) {
  const built = join(folder, 'built');
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    publicDir: false,
    build: {
      outDir: built,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: join(import.meta.dirname, 'corpus-page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const files = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const place = files.get(path) ?? libraryPart(path) ?? join(built, path);
    try {
      const bytes =
        path === '/'
          ? Buffer.from('<!doctype html><script type=module src=/page.js></script>')
          : await readFile(place);
      response.setHeader('Content-Type', typeOf(path));
      response.end(bytes);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { executablePath, env } = findChromium();
  const browser = await chromium.launch({ args, executablePath, env: { ...process.env, ...env } });
  const session = await browser.newBrowserCDPSession();
  let page: Page | undefined;
  let used = 0;
  let idle = 0;

  async function freshPage(): Promise<Page> {
    await page?.close();
    used = 0;
    page = await browser.newPage();
    await page.goto(address);
    await page.waitForFunction(() => 'tryFile' in window);
    idle = await peakOf(session);
    return page;
  }

  return {
    async tryFile(path: string): Promise<Tried> {
      const tried = await tryOnce(path);
      if (tried.peak < worthAnotherLook || tried.crash) return tried;
      used = filesPerPage;
      return tryOnce(path);
    },
    /** Megabytes of a page on which nothing was done yet. */
    idle: () => idle,
    version: () => browser.version(),
    async close() {
      await browser.close();
      server.close();
    },
  };

  async function tryOnce(path: string): Promise<Tried> {
    const current = !page || page.isClosed() || used >= filesPerPage ? await freshPage() : page;
    used += 1;
    const key = `/file/${used}`;
    files.set(key, path);
    await forgetPeaks(session);
    const late = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('it takes too long')), patience).unref();
    });
    const work = current.evaluate(([at, name]) => window.tryFile(at, name), [key, basename(path)] as const);
    try {
      const outcome = await Promise.race([work, late]);
      return { ...outcome, peak: await peakOf(session) };
    } catch (error) {
      const crash = String(error).split('\n')[0] ?? '';
      const peak = await peakOf(session);
      await current.close().catch(() => {});
      page = undefined;
      return { viewed: false, crash, peak };
    }
  }
}

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');

/** What `vite.config.ts` copies for the reader of PDFs. */
function libraryPart(path: string): string | undefined {
  const [, folder = '', name = ''] = /^\/assets\/pdf-[\d.]+\/(\w+)\/([\w.-]+)$/.exec(path) ?? [];
  const source = { fonts: 'standard_fonts', letters: 'cmaps', decoders: 'wasm' }[folder];
  return source && join(dirname(manifest), source, name);
}

const typeOf = (path: string): string =>
  ({ '': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' })[extname(path)] ??
  'application/octet-stream';

async function pagesOf(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Linux keeps the most that a process ever held; this begins to count again. */
async function forgetPeaks(session: CDPSession): Promise<void> {
  for (const id of await pagesOf(session)) {
    try {
      writeFileSync(`/proc/${id}/clear_refs`, '5');
    } catch {
      // It has just ended.
    }
  }
}

async function peakOf(session: CDPSession): Promise<number> {
  const peaks = (await pagesOf(session)).map((id) => {
    try {
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return Math.round(Math.max(0, ...peaks) / 1024);
}

export type Product = Awaited<ReturnType<typeof openProduct>>;
