import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '#features/backup/server/manifest.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { layClusterThatWaits } from '#tests/support/ready-cluster.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { anUploadingClient } from './uploading-client.ts';

/** Documents that have to be acknowledged before the backup begins. */
const documents = Number(process.env.DRILL_DOCUMENTS ?? 200);
const clients = 12;
const admin = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };

const base = mkdtempSync(join(tmpdir(), 'rumo-drill-'));
const place = (name: string) => join(base, name);
beforeAll(() => layClusterThatWaits(place('running')));
afterAll(() => rmSync(base, { recursive: true, force: true }));

test(`a backup under load, restored by the page's own commands, has every row and all of ${documents} documents`, async () => {
  const app = await startApp(place('running'));
  const office = await anAdmin(app);
  const crowd = await Promise.all(
    Array.from({ length: clients }, (_, at) => anUploadingClient(app.url, `client${at}`)),
  );
  const acknowledged = () =>
    new Map(
      crowd.flatMap((one, at) => [...one.acknowledged.values()].map((held) => [held.id, { ...held, at }])),
    );
  try {
    for (const one of crowd) one.resume();
    await expect
      .poll(() => acknowledged().size, { timeout: 600_000, interval: 200 })
      .toBeGreaterThan(documents * 1.1);

    // Under load: what had been acknowledged when it began, and was not deleted until it ended, has to be in it.
    const before = acknowledged();
    const backupTook = await timed(() => npmRun('backup', place('running'), place('backups')));
    const promised = [...before.values()].filter(({ id }) => acknowledged().has(id));
    expect(promised.length).toBeGreaterThanOrEqual(documents * 0.9);
    const underLoad = theOnly(place('backups'));
    const restoreTook = await timed(() => restore('copy', underLoad));
    const again = await copyOf('copy');
    expect(butDocuments(again)).toEqual(butDocuments(manifestOf(underLoad)));
    expect(again.files.length).toBeGreaterThanOrEqual(promised.length);

    // At rest: also what the office reads in it.
    await Promise.all(crowd.map((one) => one.pause()));
    const figures = await figuresOf(office);
    await npmRun('backup', place('running'), place('later'));
    const all = [...acknowledged().values()];
    await restore('later copy', theOnly(place('later')));
    expect(await copyOf('later copy')).toEqual(manifestOf(theOnly(place('later'))));
    const startTook = performance.now();
    const restored = await startApp(place('later copy'));
    const isReadyAfter = performance.now() - startTook;
    try {
      expect(await figuresOf(await anAdmin(restored, false))).toEqual(figures);
      expect(await differing(restored, all)).toEqual([]);
    } finally {
      await restored.stop();
    }
    const copy = await startApp(place('copy'));
    try {
      expect(await differing(copy, promised)).toEqual([]);
    } finally {
      await copy.stop();
    }
    writeResult({
      promised: promised.length,
      all: all.length,
      rows: again.tables.reduce((sum, { rows }) => sum + rows, 0),
      bytes: again.files.reduce((sum, { size }) => sum + size, 0),
      backupTook,
      restoreTook,
      isReadyAfter,
    });
  } finally {
    for (const one of crowd) await one.stop();
    await app.stop();
  }
});

/** Whoever reads the figures; `claims` in the place where nobody is admin yet. */
async function anAdmin(app: RunningApp, claims = true) {
  const browser = aBrowser(() => app.url);
  const session = await browser.signIn(admin.email, admin.name);
  const call = (path: string, init?: RequestInit) => browser.call(path, session, init);
  if (!claims) return call;
  const admin_key = /Admin Setup Key[^\n]*\n\s+(\S+)/.exec(app.printed())?.[1];
  const answer = await call('/api/admin-setup', { method: 'POST', body: JSON.stringify({ admin_key }) });
  expect(answer.status).toBe(200);
  return call;
}

/** What the overview and the analytics say, but for when they were asked. */
async function figuresOf(call: Awaited<ReturnType<typeof anAdmin>>) {
  const read = async (path: string) => {
    const answer = await call(path);
    expect(answer.status).toBe(200);
    return answer.json() as Promise<Record<string, unknown>>;
  };
  const { system: _, ...overview } = await read('/api/office/overview');
  const { generated_at: __, ...analytics } = await read('/api/office/analytics');
  return { overview, analytics };
}

/** Documents of which the program does not send the bytes that were acknowledged. */
async function differing(
  app: RunningApp,
  held: readonly { id: string; sha256: string; at: number }[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (let at = 0; at < clients; at += 1) {
    const browser = aBrowser(() => app.url);
    const session = await browser.signIn(`client${at}@example.com`, `client${at}`);
    for (const { id, sha256 } of held.filter((one) => one.at === at)) {
      const answer = await browser.call(`/api/documents/${id}/content`, session);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) wrong.push(`${id}: ${answer.status}`);
    }
  }
  return wrong;
}

/** Into an empty place that has nothing but the key, as docs/operate.md says. */
async function restore(name: string, backup: string): Promise<void> {
  mkdirSync(place(name));
  cpSync(join(place('running'), 'document.key'), join(place(name), 'document.key'));
  await npmRun('restore', place(name), backup);
}

/** What a backup of that place holds, but for its time. */
async function copyOf(name: string) {
  await npmRun('backup', place(name), place(`backup of ${name}`));
  return manifestOf(theOnly(place(`backup of ${name}`)));
}
function manifestOf(backup: string) {
  const { at: _, ...rest } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
  return rest;
}
/** A document that its owner gives up between the picture of the tables and the copy of its bytes loses its row in a restore. */
const butDocuments = ({ tables, ...rest }: ReturnType<typeof manifestOf>) => ({
  ...rest,
  tables: tables.filter(({ name }) => name !== 'documents'),
});
function theOnly(home: string): string {
  const folders = readdirSync(home).filter((name) => /^\d{4}-/.test(name));
  expect(folders).toHaveLength(1);
  return join(home, folders[0] ?? '');
}

async function npmRun(command: 'backup' | 'restore', dataDir: string, folder: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', command, '--', folder], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const [code] = await once(child, 'exit');
  expect(code, printed).toBe(0);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function writeResult(
  found: Record<
    'promised' | 'all' | 'rows' | 'bytes' | 'backupTook' | 'restoreTook' | 'isReadyAfter',
    number
  >,
): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  writeFileSync(
    'docs/results/restore-drill.md',
    `# A backup under load, and the way back

\`npx vitest run --project night tests/faults/restore-drill\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores. ${clients} people upload and delete
documents (2 kB to 3 MB) while \`npm run backup\` runs beside the program. \`npm run restore\` puts it into an empty folder that has the key and nothing else.

| | |
|---|---|
| Documents that were acknowledged before the backup began and were kept until it ended | ${found.promised} |
| Of these, sent by the restored program with the same SHA-256 | **${found.promised}** |
| Rows in the backup, and bytes of documents | ${found.rows.toLocaleString('en-US')}, ${Math.round(found.bytes / 1e6)} MB |
| A backup of the restored place: digest of each table but that of the documents, sequences, jobs, files | **equal** |
| A second backup at rest: digest of each table, ${found.all} documents by SHA-256, the overview's and the analytics' figures | **equal** |
| The backup under load took | ${seconds(found.backupTook)} |
| The restore took | ${seconds(found.restoreTook)} |
| The restored program was ready after | ${seconds(found.isReadyAfter)} |
`,
  );
}
