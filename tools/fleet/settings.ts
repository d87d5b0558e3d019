import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { noWayOut } from '#tests/support/running-app.ts';
import type { FleetDatabase } from './database.ts';

/** What the processes of the program are told. */
export interface Settings extends NodeJS.ProcessEnv {
  DATABASE_URL: string;
  ADMIN_SETUP_KEY: string;
  METRICS_TOKEN: string;
}

/** Makes the owner and the database, and says how the program comes to them. @param at - addresses on this machine. */
export async function settingsFor(
  database: FleetDatabase,
  folder: string,
  at: { url: string; pooler: string; replica: string | undefined; files: string },
): Promise<Settings> {
  const password = secret();
  await asSuperuser(database, `create role firm login createrole password '${password}'`);
  await asSuperuser(database, 'create database rumo owner firm');
  const address = (host: string, port: number | string) => {
    const found = new URL(`postgres://firm:${password}@localhost:${port}/rumo`);
    found.searchParams.set('host', host);
    return found.href;
  };
  const throughDoor = (place: string) => address('127.0.0.1', new URL(`tcp://${place}`).port);
  return {
    NODE_ENV: 'production',
    // It may reach this machine and nothing else.
    NODE_OPTIONS: `--import ${noWayOut}`,
    NODE_EXTRA_CA_CERTS: `${folder}/door.crt`,
    ALLOW_LOCAL_PROVIDERS: 'yes',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: at.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: address(database.host, database.port),
    DATABASE_POOL_URL: throughDoor(at.pooler),
    ...(at.replica && { DATABASE_READ_URL: throughDoor(at.replica) }),
    STORAGE_URL: `s3://S3RVER:S3RVER@${at.files}/documents?tls=no`,
    DOCUMENT_KEY: randomBytes(32).toString('base64'),
    ADMIN_SETUP_KEY: secret(),
    METRICS_TOKEN: secret(),
  };
}

const secret = () => randomBytes(18).toString('hex');

/** One statement as the server's own superuser, in the database `rumo` where it is named. */
export async function asSuperuser<Row extends pg.QueryResultRow>(
  { superuser }: FleetDatabase,
  statement: string,
  values: unknown[] = [],
  database = superuser.database,
): Promise<Row[]> {
  const client = new pg.Client({ ...superuser, database, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** `npm run migrate`, and then the lines of PgBouncer's `auth_file` (docs/operate.md). */
export async function migrateAndReadLogins(
  database: FleetDatabase,
  folder: string,
  settings: Settings,
): Promise<string> {
  runTool(['tools/migrate.ts'], { ...settings, DATA_DIR: `${folder}/migrate` });
  const logins = await asSuperuser<{ name: string; verifier: string }>(
    database,
    `select rolname as name, rolpassword as verifier from pg_authid where rolname like 'rumo_app%'`,
  );
  return logins.map(({ name, verifier }) => `"${name}" "${verifier}"\n`).join('');
}

/** @throws with what it printed when it does not end well. */
export function runTool(words: string[], env: NodeJS.ProcessEnv): string {
  const ran = spawnSync(process.execPath, words, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (ran.status !== 0) throw new Error(`${words[0]} ended with ${ran.status}:\n${ran.stdout}${ran.stderr}`);
  return ran.stdout;
}

/** A certificate for this machine's own name; `door.pem` is what HAProxy reads. @returns it, as PEM. */
export function makeCertificate(openssl: string, folder: string): string {
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', `${folder}/door.key`, '-out', `${folder}/door.crt`];
  const more = ['-days', '30', '-subj', '/CN=localhost', '-addext', names];
  const made = spawnSync(openssl, [...words, ...files, ...more], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const certificate = readFileSync(`${folder}/door.crt`, 'utf8');
  writeFileSync(`${folder}/door.pem`, certificate + readFileSync(`${folder}/door.key`, 'utf8'));
  return certificate;
}
