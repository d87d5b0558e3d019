import pg from 'pg';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { isPooler, reasonOf } from './owner.ts';
import { type Logins, loginsBeside } from './roles.ts';

/** How the program logs in for each kind of work; without addresses of their own all go to DATABASE_URL. */
export interface Addresses {
  /** DATABASE_POOL_URL: transactions. */
  transactions: Logins;
  /** DATABASE_LISTEN_URL: connections that listen or hold a lock for as long as they live. */
  listening: Logins;
  /** DATABASE_READ_URL: figures and exports of staff. */
  replica?: Logins | undefined;
}

type Settings = Pick<Env, 'databasePoolUrl' | 'databaseListenUrl' | 'databaseReadUrl'>;

/**
 * @param logins - to DATABASE_URL.
 * @param loginKey - derives the passwords; what an address says of its own is ignored.
 */
export function addressesOf(env: Settings, logins: Logins, loginKey: Buffer | undefined): Addresses {
  const by = (url: string | undefined) => url && loginsBeside({ connectionString: url }, loginKey);
  return {
    transactions: by(env.databasePoolUrl) || logins,
    listening: by(env.databaseListenUrl) || logins,
    replica: by(env.databaseReadUrl) || undefined,
  };
}

/** An address with a fault. */
interface AddressFault {
  problem: string;
  /** It may pass, and the program works meanwhile. */
  isBearable: boolean;
}

/** Connects to each address of its own and returns what is wrong with it. @param logins - to DATABASE_URL. */
export async function faultsOfAddresses(
  env: Settings,
  logins: Logins,
  { transactions, listening, replica }: Addresses,
): Promise<AddressFault[]> {
  const faults: AddressFault[] = [];
  const expected = (await lookAt(logins.rumo_system)).database;
  const look = async (name: string, login: pg.ClientConfig, needsSession: boolean) => {
    const isReplica = name === 'DATABASE_READ_URL';
    try {
      const { database, isPooled, follows } = await lookAt(login);
      if (database !== expected)
        faults.push({ problem: `${name} leads to another database than DATABASE_URL.`, isBearable: false });
      else if (needsSession && isPooled)
        faults.push({
          problem: `${name} leads to a pooler, such as PgBouncer, which would lend a listening connection to others:
name the address of the PostgreSQL server (port 5432 as a rule).`,
          isBearable: false,
        });
      else if (isReplica && !follows)
        faults.push({ problem: `${name} leads to a server that follows no other.`, isBearable: true });
    } catch (error) {
      const reason = error instanceof Error ? reasonOf(error) : String(error);
      faults.push({
        problem: `${name} names a database that cannot be used: ${reason}`,
        isBearable: isReplica,
      });
    }
  };
  if (env.databasePoolUrl) await look('DATABASE_POOL_URL', transactions.rumo_system, false);
  if (env.databaseListenUrl) await look('DATABASE_LISTEN_URL', listening.rumo_system, true);
  if (replica) await look('DATABASE_READ_URL', replica.rumo_staff, false);
  return faults;
}

/** @throws StartError with what no program can work with. */
export async function refuseAddresses(
  env: Settings,
  logins: Logins,
  addresses: Addresses,
  warn: (problem: string) => void,
): Promise<void> {
  const faults = await faultsOfAddresses(env, logins, addresses);
  const refused = faults.filter(({ isBearable }) => !isBearable);
  if (refused.length > 0) throw new StartError(refused.map(({ problem }) => problem).join('\n'));
  for (const { problem } of faults) warn(problem);
}

/** Which database answers (a replica has the number of its primary), and how. */
async function lookAt(login: pg.ClientConfig) {
  const client = new pg.Client({ ...login, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ database: string; follows: boolean }>(
      `select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as database,
        pg_is_in_recovery() as follows from pg_control_system()`,
    );
    return {
      database: rows[0]?.database,
      follows: rows[0]?.follows ?? false,
      isPooled: await isPooler(client),
    };
  } finally {
    await client.end();
  }
}
