import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { fastPath } from '#app/server/fast-path.ts';
import { openRooms } from '#app/server/open-rooms.ts';
import { plansOnSale } from '#features/plans/server/plans-on-sale.ts';
import { createBilling } from '#platform/server/billing/create-billing.ts';
import { clientAddresses } from '#platform/server/client-address.ts';
import { type Database, openDatabase } from '#platform/server/database.ts';
import { type Env, readEnv } from '#platform/server/env.ts';
import type { Files } from '#platform/server/files/files.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import type { FastPath } from '#platform/server/http/fast-path.ts';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import { accessTokens } from '#platform/server/identity/access-tokens.ts';
import { createIdentity } from '#platform/server/identity/create-identity.ts';
import type { Identity } from '#platform/server/identity/identity.ts';
import { openLive } from '#platform/server/live.ts';
import { measureLoad } from '#platform/server/load.ts';
import { createLog } from '#platform/server/log.ts';
import { openMail } from '#platform/server/mail.ts';
import { openModel } from '#platform/server/model.ts';
import { Outages } from '#platform/server/observability/outages.ts';
import { RequestFigures } from '#platform/server/observability/request-figures.ts';
import type { Platform, Services } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { openScanner } from '#platform/server/scanner.ts';
import { createSecrets, hashSecret, loadDocumentKey, randomSecret } from '#platform/server/secrets.ts';
import { aDatabase } from './database.ts';

/** What a signed-in browser sends with every call to the API. */
export interface SignedIn {
  authorization: string;
  cookie: string;
}

/** The whole API over real HTTP, with a database of this test file alone, a clock to move and a log to read. */
export type TestServer = ReturnType<typeof aServer>;

/**
 * Starts before the file's tests, stops after them. `identity` replaces the built-in provider and
 * `files` the store on disk; `env` are settings as
 * an operator would write them.
 *
 *     const server = aServer();
 *     const maria = await server.aPerson();
 *     const answer = await fetch(`${server.url}/api/account`, { headers: await server.signedIn(maria) });
 */
export function aServer(
  options: {
    env?: NodeJS.ProcessEnv;
    identity?: (env: Env) => Identity;
    files?: (env: Env) => Promise<Files>;
    poolSize?: number;
    heartbeatMs?: number;
  } = {},
) {
  const database = aDatabase({ poolSize: options.poolSize });
  const dataDir = mkdtempSync(join(tmpdir(), 'rumo-server-'));
  const lines: string[] = [];
  let movedBy = 0;
  let billingDoor: Database | undefined;
  let started: { platform: Platform; listening: Listening } | undefined;

  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    await started?.platform.live.stop();
    await started?.listening.stop();
    await billingDoor?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start() {
    // The port is known only once we listen, and addresses are made from it: the app comes after.
    let app: ReturnType<typeof createApp> | undefined;
    let front: FastPath | undefined;
    const listening = await listen(
      { fetch: (...call: Parameters<NonNullable<typeof app>['fetch']>) => app?.fetch(...call) } as never,
      {
        host: '127.0.0.1',
        port: 0,
      },
      (incoming, outgoing, next) => (front ? front(incoming, outgoing, next) : next()),
    );
    const env = readEnv({
      DATA_DIR: dataDir,
      ALLOW_LOCAL_PROVIDERS: 'yes',
      ...options.env,
      PORT: String(listening.port),
    });
    const log = createLog('info', { write: (line) => lines.push(line) });
    const clock = () => new Date(Date.now() + movedBy);
    const secrets = createSecrets(await loadDocumentKey(env));
    const door = database.database;
    billingDoor = openDatabase(database.connections.logins, log, 2);
    const identity = options.identity?.(env) ?? createIdentity({ env, secrets, database: door, clock, log });
    const outages = new Outages(log);
    const services: Services = {
      env,
      clock,
      log,
      clientAddress: clientAddresses(env.trustedProxies, log),
      load: measureLoad(log, door.longestWaitMs),
      database: door,
      files: await (options.files ?? openFiles)(env),
      scanner: openScanner(env),
      mail: openMail(env),
      model: openModel(env, outages),
      outages,
      requestFigures: new RequestFigures(),
      identity,
      billing: createBilling({ env, secrets, sold: plansOnSale, database: billingDoor, clock, log }),
      secrets,
      tokens: accessTokens({ database: door, secrets, publicUrl: env.publicUrl, clock }),
      live: openLive(database.connections.logins.rumo_anon, log, options.heartbeatMs),
    };
    const worker = { probe: async () => {}, stop: async () => {} };
    const platform = { ...services, ...openRooms(services, plainScreens), worker };
    const rateLimit = createRateLimit(clock);
    app = createApp(platform, rateLimit);
    front = fastPath(platform, rateLimit);
    return { platform, listening };
  }

  const running = () => {
    if (!started) throw new Error('the test server is used before the tests of the file run');
    return started;
  };

  return {
    ...database,
    get platform(): Platform {
      return running().platform;
    },
    /** Where it is reached, without a slash at the end. */
    get url(): string {
      return running().platform.env.publicUrl;
    },
    /** Everything logged since the start, one JSON text per line. */
    lines,
    /** Moves the program's clock; the moves add up. */
    passTime(milliseconds: number): void {
      movedBy += milliseconds;
    },
    /** A new session of this person, without the way through the provider; its id is in `sessions`. */
    signedIn: (person: { id: string }) => openTestSession(running().platform, person.id),
  };
}

/** Without React, which most files do not need; `aPitchServer` has the real renderer. */
const plainScreens = {
  pitchRenderer: {
    renderPitch: () => '<h1>A landing page</h1>',
    renderPitchFailure: () => '<h1>Failed</h1>',
  },
  tracker: undefined,
};

/** This platform as another process has it: with a memory of its own, and with what differs. */
export function asAnotherProcess(platform: Platform, own: Partial<Services> = {}): Platform {
  const services = { ...platform, ...own };
  return { ...services, ...openRooms(services, plainScreens) };
}

async function openTestSession(platform: Platform, userId: string): Promise<SignedIn> {
  const cookie = randomSecret();
  const now = platform.clock();
  const { id } = await platform.database.asSystem('test', (tx) =>
    tx
      .insertInto('sessions')
      .values({
        user_id: userId,
        cookie_hash: hashSecret(cookie),
        created_at: now,
        last_seen_at: now,
        signed_in_at: now,
        expires_at: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const { token } = await platform.tokens.sign({ userId, sessionId: id });
  return { authorization: `Bearer ${token}`, cookie: `rumo-${platform.env.publicPort}=${cookie}` };
}
