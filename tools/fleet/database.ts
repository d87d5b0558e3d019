import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { openCluster, readPostmasterPid } from '#platform/server/postgres/cluster.ts';
import { startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { findFreePort } from '#tests/support/running-app.ts';
import { fillIn } from './fill-in.ts';
import type { Programs } from './programs.ts';
import { type Parts, type Supervised, until } from './supervise.ts';

/** The database of a fleet. */
export interface FleetDatabase {
  /** Where the primary is reached, whichever it is; a folder of a socket in the short form. */
  host: string;
  port: number;
  superuser: pg.ClientConfig;
  /** Whether there are two, each with everything that was acknowledged. */
  isInStep(): Promise<boolean>;
  /** Kills the first process of the primary; `node`: what watches it dies at the same moment. Resolves when it is gone. */
  killPrimary(whole: 'server' | 'node'): Promise<void>;
}

/** One PostgreSQL as `npm start` has it: for a fleet in its short form. */
export async function startOneDatabase({ folder, closing }: Parts): Promise<FleetDatabase> {
  const dataDir = `${folder}/database`;
  const postgres = await startPostgres({ dataDir, settings: { max_connections: '150' } });
  closing.push(postgres.stop);
  const { host = '', port = 5432 } = postgres.connection;
  return {
    host: String(host),
    port,
    superuser: postgres.connection,
    isInStep: async () => true,
    async killPrimary() {
      kill(readPostmasterPid(openCluster(dataDir, {})));
    },
  };
}

interface Node {
  name: string;
  /** Of Patroni's own door. */
  rest: number;
  port: number;
  patroni: Supervised;
  dataDir: string;
}

/**
 * Two PostgreSQL, kept in step by Patroni, which agrees with itself in etcd.
 * @param primaryPort - the door's, which leads to whichever is the primary.
 */
export async function startPatroni(
  { folder, run }: Parts,
  programs: Programs,
  user: string | undefined,
  nodes: readonly { name: string; rest: number; port: number }[],
  primaryPort: number,
): Promise<FleetDatabase> {
  const password = randomBytes(18).toString('hex');
  const etcdPort = await findFreePort();
  run('etcd', {
    program: programs.paths.etcd,
    args: [
      '--config-file',
      fillIn('etcd.conf.yml', `${folder}/etcd.conf.yml`, {
        '/var/lib/etcd/rumo': `${folder}/servers/etcd`,
        '10.0.0.31:2379': `127.0.0.1:${etcdPort}`,
        '10.0.0.31:2380': `127.0.0.1:${await findFreePort()}`,
      }),
    ],
    user,
  });
  const started: Node[] = [];
  for (const { name, rest, port } of nodes) {
    const home = `${folder}/servers/${name}`;
    const file = fillIn('patroni.yml', `${folder}/${name}.yml`, {
      'name: node1': `name: ${name}`,
      '10.0.0.21:8008': `127.0.0.1:${rest}`,
      '10.0.0.21:5432': `127.0.0.1:${port}`,
      '10.0.0.31:2379': `127.0.0.1:${etcdPort}`,
      '/var/lib/postgresql/15/rumo': `${home}`,
      '/usr/lib/postgresql/15/bin': programs.postgres,
      '/var/lib/postgresql/.pgpass-rumo': `${folder}/servers/${name}.pgpass`,
      '/var/run/postgresql': `${folder}/servers`,
      'change-me-superuser': password,
      'change-me-replicator': password,
    });
    const patroni = run(name, { program: programs.paths.patroni, args: [file], user });
    started.push({ name, rest, port, patroni, dataDir: home });
    // The second copies the first.
    await until(`${name} runs`, async () => (await memberOf(rest, name))?.state !== undefined, {
      withinMs: 90_000,
      about: patroni.printed,
    });
  }
  const primary = async () => {
    const { members } = await clusterOf(started);
    const leader = members.find(({ role }) => role === 'leader');
    return started.find(({ name }) => name === leader?.name);
  };
  const isInStep = async () => {
    const { members } = await clusterOf(started);
    const sync = members.find(({ role }) => role === 'sync_standby');
    return (
      members.some(({ role }) => role === 'leader') && ['running', 'streaming'].includes(sync?.state ?? '')
    );
  };
  await until('two nodes in step', isInStep, {
    withinMs: 90_000,
    about: () => started.map(({ patroni }) => patroni.printed()).join('\n'),
  });
  return {
    host: '127.0.0.1',
    port: primaryPort,
    superuser: { host: '127.0.0.1', port: primaryPort, user: 'postgres', password, database: 'postgres' },
    isInStep,
    async killPrimary(whole) {
      const node = await primary();
      if (!node) throw new Error('no primary to kill');
      const pid = Number(readFileSync(`${node.dataDir}/postmaster.pid`, 'utf8').split('\n')[0]);
      // What watches it first: it must not see the other's end.
      const gone = whole === 'node' ? node.patroni.end('SIGKILL') : undefined;
      kill(pid);
      await gone;
    },
  };
}

interface Member {
  name: string;
  role: string;
  state?: string;
}

/** What Patroni says of the cluster, by the first node that answers. */
async function clusterOf(nodes: readonly { rest: number }[]): Promise<{ members: Member[] }> {
  for (const { rest } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as { members: Member[] };
  }
  return { members: [] };
}

const memberOf = async (rest: number, name: string) =>
  (await clusterOf([{ rest }])).members.find(
    (one) => one.name === name && ['running', 'streaming'].includes(one.state ?? ''),
  );

function kill(pid: number | undefined): void {
  if (!pid) throw new Error('no server to kill');
  process.kill(pid, 'SIGKILL');
}
