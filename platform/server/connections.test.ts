import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { openDatabase } from './database.ts';
import { createLog } from './log.ts';

const { connections } = aDatabase();

/** The database behind a way that can fall silent: nothing breaks, and nothing arrives any more. */
async function behindAWay(answerMs: number) {
  const { host, port } = connections.logins.rumo_anon;
  const folder = mkdtempSync(join(tmpdir(), 'rumo-way-'));
  const name = `.s.PGSQL.${port}`;
  const sockets = new Set<Socket>();
  let silent = false;
  const way = createServer((near) => {
    const far = connect(join(String(host), name));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => silent || other.write(bytes));
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  }).listen(join(folder, name));
  await once(way, 'listening');
  const logins = Object.fromEntries(
    Object.entries(connections.logins).map(([role, login]) => [role, { ...login, host: folder }]),
  ) as typeof connections.logins;
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const database = openDatabase(logins, log, 1, { lentMs: 100, answerMs });
  onTestFinished(async () => {
    silent = false;
    await database.close();
    for (const socket of sockets) socket.destroy();
    way.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    database,
    lines,
    fallSilent: (isSilent: boolean) => {
      silent = isSilent;
    },
  };
}

test('who waits for a database that has fallen silent is told so, and served when it speaks again', async () => {
  const { database, lines, fallSilent } = await behindAWay(500);
  const asked = database.asSystem('test', async (tx) => {
    fallSilent(true);
    await sql`select 1`.execute(tx);
  });
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(1);
  fallSilent(false);
  await expect(database.asSystem('test', (tx) => sql`select 1`.execute(tx))).resolves.toBeDefined();
});

test('a statement that takes its time is left alone while the database answers others', async () => {
  const { database, lines } = await behindAWay(30_000);
  const slow = database.asSystem('test', (tx) => sql`select pg_sleep(1)`.execute(tx));
  await expect(slow).resolves.toBeDefined();
  expect(lines).toEqual([]);
});
