import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sharedChromium } from './chromium.ts';
import { databaseCopy } from './database-copy.ts';
import { nameDatabaseOf } from './journey-database.ts';
import { setDatabaseAhead } from './moved-clock.ts';
import { type SharedProgram, startSharedProgram } from './shared-program.ts';

/**
 * The built app for the journeys of one file, with a database and a data folder of its own, and visitors. It starts before
 * the file's tests and stops after them, in the process of this test worker (`shared-program.ts`), whose Chromium serves all
 * files too. A test that restarts or kills the program starts its own (`running-app.ts`). Whatever a page complains about in its console (an
 * exception, a refused script) fails the test that caused it, and so does a request to another machine.
 *
 *     const journey = aJourney();
 *     const maria = await journey.aVisitor({ viewport: phone });
 *     await signIn(maria, { email: 'maria@example.com', name: 'Maria Whitaker' });
 */
export function aJourney(env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-journey-'));
  const dataDir = join(folder, 'data');
  const database = databaseCopy();
  nameDatabaseOf(dataDir, database.connection);
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  let program: SharedProgram | undefined;
  let moved: Date | undefined;

  beforeAll(async () => {
    await database.create();
    program = await startSharedProgram(dataDir, database.connection, env);
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await program?.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => {
    expect(complaints.splice(0), 'no page complains').toEqual([]);
  });

  const running = () => {
    if (!program) throw new Error('the app is used before the tests of the file run');
    return program;
  };

  /** Somebody at a browser of their own, with nothing open yet: cookies and storage are shared with nobody. */
  async function aVisitor(options: BrowserContextOptions = {}): Promise<Page> {
    const chromium = await sharedChromium();
    const context = await chromium.newContext({
      baseURL: running().url,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      // Fetching all pages for later costs every visitor of every test a second; live-and-offline.test.ts allows it.
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    if (moved) await context.clock.setFixedTime(moved);
    context.on('request', (request) => {
      if (leavesThisMachine(request, env)) complaints.push(`A page asked ${request.url()}`);
    });
    const page = await context.newPage();
    keepIntercepting(page);
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // A refused request is often what a test is about, and the browser reports each one. So does the router of its own, also
      // where a page is left before it came.
      const refused = /^Failed to (load resource|fetch manifest patches)/.test(message.text());
      if (message.type() === 'error' && !refused) complaints.push(message.text());
    });
    return page;
  }

  /**
   * Moves the clock of the program, of its database and of every visitor to a moment. It runs on in the program; in the
   * visitors' windows it stands still, and their timers run. The built-in provider of sign-ins stays on the machine's clock,
   * by which its library counts: a sign-in takes seconds on either.
   */
  async function moveTo(moment: Date): Promise<void> {
    moved = moment;
    const ahead = moment.getTime() - Date.now();
    await setDatabaseAhead(database.connection, ahead);
    await running().setAhead(ahead);
    await Promise.all(contexts.map((context) => context.clock.setFixedTime(moment)));
  }

  return {
    aVisitor,
    moveTo,
    /** Where the app is reached, without a slash at the end. */
    get url(): string {
      return running().url;
    },
    /** Where it keeps its rows and files. */
    dataDir,
    /** The key that makes the first admin; printed once, at the first start. */
    get setupKey(): string {
      const key = /Admin Setup Key[^\n]*\n\s+(\S+)/.exec(running().welcome)?.[1];
      if (!key) throw new Error('no setup key was printed');
      return key;
    },
  };
}

/**
 * Chromium can lose a request that is under way when interception ends: a module that never arrives keeps every window
 * and notice that needs it from opening. So whoever has intercepted once goes on, at an address that nobody asks for.
 */
function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  let kept = false;
  page.route = async (...call) => {
    if (!kept) await page.context().route('**/nobody-asks-for-this', (request) => request.abort());
    kept = true;
    return route(...call);
  };
}

/** As the settings have it where nobody changed them. */
const nifPortal = 'https://www.portaldasfinancas.gov.pt/';

/** Pages ask this machine alone, but for the advertiser where the operator has named one, and the portal in its frame. */
function leavesThisMachine(request: Request, env: NodeJS.ProcessEnv): boolean {
  const { protocol, hostname } = new URL(request.url());
  const isAdvertiser = Boolean(env.ADS_CONVERSION_ID) && hostname === 'www.googleadservices.com';
  const isPortal = request.url() === nifPortal && request.frame().parentFrame() !== null;
  const isHere = !protocol.startsWith('http') || ['127.0.0.1', 'localhost'].includes(hostname);
  return !isHere && !isAdvertiser && !isPortal;
}

/** A phone held upright. */
export const phone = { width: 390, height: 844 };
