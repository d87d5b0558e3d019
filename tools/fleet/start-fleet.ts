import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/running-app.ts';
import { type FleetDatabase, startOneDatabase, startPatroni } from './database.ts';
import { fillIn } from './fill-in.ts';
import { type Programs, serverUser } from './programs.ts';
import { makeCertificate, migrateAndReadLogins, type Settings, settingsFor } from './settings.ts';
import { answers, openParts, type Supervised, until } from './supervise.ts';

/** All of it, running. */
export interface Fleet {
  /** Of the door, with TLS. */
  url: string;
  /** The door's own certificate, PEM. */
  certificate: string;
  database: FleetDatabase;
  settings: Settings;
  /** Addresses for a person who looks, by what they are. */
  addresses: Record<string, string>;
  folder: string;
  /** By name: web1, web2, worker, pooler, s3, door ... */
  parts: Record<string, Supervised>;
  /** Whether this process of the program takes work. */
  isReady(name: string): Promise<boolean>;
  /** Ends all of it and removes what it wrote. */
  stop(): Promise<void>;
}

/** The processes of the program, as `deploy/` names their machines. */
const machines = { web1: '10.0.0.11:3000', web2: '10.0.0.12:3000', worker: '10.0.0.13:3000' };

/** What has a port besides them. */
const doors = ['door', 'primary', 'replica', 'pooler', 's3', 'prometheus', 'rest1', 'rest2', 'db1', 'db2'];

/**
 * Starts a fleet on this machine's loopback from the files in `deploy/`. `patroni: false` has one PostgreSQL instead of two.
 * @throws when a part does not come up, with what it printed; what had started is ended.
 */
export async function startFleet(
  programs: Programs,
  { patroni, say = () => {} }: { patroni: boolean; say?: (line: string) => void },
): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-fleet-'));
  chmodSync(folder, 0o755);
  const user = serverUser({ patroni });
  mkdirSync(`${folder}/servers`);
  if (user) spawnSync('chown', [user, `${folder}/servers`]);
  const { run, byName, closing, stop: stopParts } = openParts(folder);
  const stop = async () => {
    await stopParts();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports: Record<string, number> = {};
    for (const name of [...doors, ...Object.keys(machines)]) ports[name] = await findFreePort();
    const portOf = (name: string) => ports[name] ?? 0;
    const at = (name: string) => `127.0.0.1:${portOf(name)}`;
    const url = `https://127.0.0.1:${portOf('door')}`;
    const certificate = makeCertificate(programs.paths.openssl, folder);

    const door = fillIn('haproxy.cfg', `${folder}/haproxy.cfg`, {
      'bind :443 ssl crt /etc/haproxy/rumo.pem': `bind ${at('door')} ssl crt ${folder}/door.pem`,
      '/run/haproxy/admin.sock': `${folder}/servers/door.sock`,
      [machines.web1]: at('web1'),
      [machines.web2]: at('web2'),
      '127.0.0.1:5000': at('primary'),
      '127.0.0.1:5001': at('replica'),
      '10.0.0.21:5432 check port 8008': `${at('db1')} check port ${portOf('rest1')}`,
      '10.0.0.22:5432 check port 8008': `${at('db2')} check port ${portOf('rest2')}`,
    });
    run('door', { program: programs.paths.haproxy, args: ['-db', '-f', door], user });

    say(patroni ? 'Two PostgreSQL, by Patroni and etcd ...' : 'PostgreSQL ...');
    const nodes = [
      { name: 'node1', rest: portOf('rest1'), port: portOf('db1') },
      { name: 'node2', rest: portOf('rest2'), port: portOf('db2') },
    ];
    const parts = { folder, run, byName, closing, stop };
    const database = patroni
      ? await startPatroni(parts, programs, user, nodes, portOf('primary'))
      : await startOneDatabase(parts);
    const settings = await settingsFor(database, folder, {
      url,
      pooler: at('pooler'),
      replica: patroni ? at('replica') : undefined,
      files: at('s3'),
    });

    say('npm run migrate ...');
    writeFileSync(`${folder}/userlist.txt`, await migrateAndReadLogins(database, folder, settings));
    const pooler = fillIn('pgbouncer.ini', `${folder}/pgbouncer.ini`, {
      'host=127.0.0.1 port=5000': `host=${database.host} port=${database.port}`,
      'listen_port = 6432': `listen_port = ${portOf('pooler')}`,
      '/etc/pgbouncer/userlist.txt': `${folder}/userlist.txt`,
    });
    run('pooler', { program: programs.paths.pgbouncer, args: [pooler], user });
    const store = ['tools/fleet/file-server.ts', folder, String(portOf('s3'))];
    run('s3', { program: process.execPath, args: store });
    await until('the file store answers', () => fetch(`http://${at('s3')}/`).then(() => true));

    const isReady = (name: string) => answers(`http://${at(name)}/api/ready`);
    say('The program, two processes for pages and one for jobs ...');
    for (const name of Object.keys(machines)) {
      const ROLE = name === 'worker' ? 'worker' : 'web';
      const env = { ...settings, ROLE, PORT: String(portOf(name)), DATA_DIR: `${folder}/${name}` };
      const part = run(name, { program: process.execPath, args: ['tools/start.mjs'], env });
      await until(`${name} is ready`, () => isReady(name), { withinMs: 120_000, about: part.printed });
    }

    if (programs.prometheus) {
      writeFileSync(`${folder}/token`, settings.METRICS_TOKEN);
      const file = fillIn('prometheus.yml', `${folder}/prometheus.yml`, {
        '/etc/prometheus/prometheus-alerts.yml': join(process.cwd(), 'deploy/prometheus-alerts.yml'),
        '/etc/prometheus/rumo-token': `${folder}/token`,
        ...Object.fromEntries(Object.entries(machines).map(([name, machine]) => [machine, at(name)])),
      });
      const places = [`--storage.tsdb.path=${folder}/figures`, `--web.listen-address=${at('prometheus')}`];
      run('prometheus', { program: programs.prometheus, args: [`--config.file=${file}`, ...places] });
    }
    return {
      url,
      certificate,
      database,
      settings,
      addresses: {
        'the site (a certificate of its own)': url,
        'web1, web2, worker': `http://${at('web1')}, http://${at('web2')}, http://${at('worker')}`,
        'the primary, the replica': `${database.host}:${database.port}, ${patroni ? at('replica') : 'none'}`,
        'the pooler': at('pooler'),
        'the file store': `http://${at('s3')}`,
        Prometheus: programs.prometheus ? `http://${at('prometheus')}` : 'not here (the package prometheus)',
        'logs and settings': folder,
      },
      folder,
      parts: byName,
      isReady,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
