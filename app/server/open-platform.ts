import { seedDemoWorld } from '#db/worlds/demo.ts';
import { checkInstallation } from '#features/documents/server/check-installation.ts';
import { runningWith } from '#features/documents/server/document-key.ts';
import { plansOnSale } from '#features/plans/server/plans-on-sale.ts';
import { createBilling } from '#platform/server/billing/create-billing.ts';
import { clientAddresses } from '#platform/server/client-address.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hangTimeouts } from '#platform/server/connections.ts';
import { type Database, openDatabase, sharedOut } from '#platform/server/database.ts';
import type { Env } from '#platform/server/env.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { accessTokens } from '#platform/server/identity/access-tokens.ts';
import { keepSignInWord } from '#platform/server/identity/built-in/sign-in-word.ts';
import { createIdentity } from '#platform/server/identity/create-identity.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { openLive } from '#platform/server/live.ts';
import { measureLoad } from '#platform/server/load.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { openMail } from '#platform/server/mail.ts';
import { makeDataFolder } from '#platform/server/make-data-folder.ts';
import { openModel } from '#platform/server/model.ts';
import { Outages } from '#platform/server/observability/outages.ts';
import { RequestFigures } from '#platform/server/observability/request-figures.ts';
import type { Platform, Services } from '#platform/server/platform.ts';
import { type RunningPostgres, startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { openScanner } from '#platform/server/scanner.ts';
import { addressesOf, refuseAddresses } from '#platform/server/schema/addresses.ts';
import { awaitSchema, migrate, ownDatabase } from '#platform/server/schema/migrate.ts';
import { createSecrets, loadDocumentKey } from '#platform/server/secrets.ts';
import { startWorker, workerElsewhere } from '#platform/server/worker.ts';
import { openRooms } from './open-rooms.ts';
import type { Screens } from './page-route.ts';
import { crontab, tasks } from './tasks.ts';

/** The services, and how to close them in the right order. */
interface OpenPlatform {
  platform: Platform;
  /** What serves the rows, for the line printed at the start. */
  databaseSource: string;
  close(): Promise<void>;
}

/** The built-in billing is called from within transactions, so it must not wait for their connections. */
const billingConnections = 2;

/** Opens every service: database first (started, migrated), then what needs it. `name` is of this process. @throws StartError, among others. */
export async function openPlatform(
  env: Env,
  screens: Screens,
  clock: Clock,
  name?: string,
): Promise<OpenPlatform> {
  const log = createLog(env.logLevel, { name });
  await makeDataFolder(env.dataDir);
  const documentKey = await loadDocumentKey(env);
  const postgres = await startPostgres({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    report: (event) => log.warn(event),
  });
  try {
    return await openServices({ env, screens, clock, log, documentKey, postgres });
  } catch (error) {
    // Otherwise our own server would go on without us.
    await postgres.stop();
    throw error;
  }
}

interface Foundations {
  env: Env;
  screens: Screens;
  clock: Clock;
  log: Log;
  documentKey: Buffer;
  postgres: RunningPostgres;
}

async function openServices({
  env,
  screens,
  clock,
  log,
  documentKey,
  postgres,
}: Foundations): Promise<OpenPlatform> {
  const loginKey = env.databaseUrl ? documentKey : undefined;
  const logins =
    env.role === 'all'
      ? await migrate(postgres.connection, loginKey)
      : await awaitSchema(postgres.connection, loginKey, (missing) =>
          log.warn(`the database lacks ${missing}: run npm run migrate; this process waits for it`),
        );
  const addresses = addressesOf(env, logins, loginKey);
  await refuseAddresses(env, logins, addresses, (problem) => log.warn(problem));
  const { transactions, listening, replica } = addresses;
  const ways = { isPooled: env.databasePoolUrl !== undefined };
  const outages = new Outages(log);
  const watch = { outages, slowMs: env.slowStatementMs };
  const database = openDatabase(
    transactions,
    log,
    env.databasePoolSize && sharedOut(env.databasePoolSize),
    hangTimeouts,
    watch,
    { ...ways, replica },
  );
  const secrets = createSecrets(documentKey);
  const files = await openFiles(env, outages);
  await checkInstallation(env, database, files);
  const scanner = openScanner(env, outages);
  if (env.demo && (await seedDemoWorld(ownDatabase(postgres.connection), files, clock()))) {
    log.info('the demo world was made');
  }
  const identity = createIdentity({ env, secrets, database, clock, log });
  if (identity.signInWord) await keepSignInWord(env, identity.signInWord);
  const billingDatabase = openDatabase(transactions, log, billingConnections, hangTimeouts, undefined, ways);
  const billing = createBilling({ env, secrets, sold: plansOnSale, database: billingDatabase, clock, log });
  const tokens = accessTokens({ database, secrets, publicUrl: env.publicUrl, clock });
  const mail = openMail(env, outages);
  const model = openModel(env, outages);
  outages.watch('database', () => database.probe());
  outages.watch('files', () => files.probe());
  outages.watch('mail', () => mail.probe());
  outages.watch('scanner', () => scanner.probe());
  const load = measureLoad(log, database.longestWaitMs);
  const clientAddress = clientAddresses(env.trustedProxies, log);
  const live = openLive({ ...listening.rumo_anon, application_name: runningWith(secrets) }, log);
  const services: Services = {
    env,
    clock,
    log,
    clientAddress,
    load,
    outages,
    requestFigures: new RequestFigures(),
    database,
    live,
    secrets,
    files,
    scanner,
    mail,
    model,
    identity,
    billing,
    tokens,
  };
  const opened = { ...services, ...openRooms(services, screens) };
  const worker =
    env.role === 'web'
      ? workerElsewhere(database)
      : await startWorker(listening.rumo_system, opened, tasks, crontab);
  await queueStartJobs(database, clock);

  return {
    platform: { ...opened, worker },
    databaseSource: postgres.source,
    async close() {
      load.close();
      await worker.stop();
      opened.inspector.close();
      await live.stop();
      mail.close();
      await billingDatabase.close();
      await database.close();
      await postgres.stop();
    },
  };
}

/** By then, leftovers of the previous process are old enough to be told from living uploads (see `reconcile-files`). */
const leftoversMs = 35_000;

/**
 * Queues what a start has to check: uploads that the last stop interrupted, files that went missing, accounts that a backup
 * brought back, and months that began meanwhile. Job keys leave one of each when several processes start together.
 */
async function queueStartJobs(database: Database, clock: Clock): Promise<void> {
  const runAt = new Date(clock().getTime() + leftoversMs);
  await database.asSystem('queue the jobs of a start', async (tx) => {
    await enqueue(tx, 'reconcile-files', {}, { jobKey: 'reconcile-files', runAt });
    await enqueue(tx, 'check-files', {}, { jobKey: 'check-files', runAt });
    await enqueue(tx, 'check-waiting-files', {}, { jobKey: 'check-waiting-files', runAt });
    await enqueue(tx, 'erase-due-accounts', {}, { jobKey: 'erase-due-accounts', runAt });
    await enqueue(tx, 'keep-traffic-months', {}, { jobKey: 'keep-traffic-months' });
  });
}
