import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { StartError } from '#platform/server/start-error.ts';
import { documentsClient } from '#tests/support/documents-client.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aJpeg, aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { type BackupReport, makeBackup } from './backup.ts';
import { examine, type Finding } from './doctor.ts';
import { restoreBackup } from './restore.ts';
import { withOwner } from './with-owner.ts';

const server = aServer();
const base = mkdtempSync(join(tmpdir(), 'rumo-backup-'));
const home = join(base, 'backups');
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The program's own settings, with the way to the database of this file as somebody's own server. */
const ours = () => {
  const { host, port, user, database } = server.connections.superuser;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  url.searchParams.set('host', String(host));
  return { ...server.platform.env, databaseUrl: url.href };
};
/** An empty place whose key is this installation's, unless `key` is another. */
function aPlace(name: string, key?: Buffer) {
  const dataDir = join(base, name);
  mkdirSync(dataDir);
  if (key) writeFileSync(join(dataDir, 'document.key'), `${key.toString('base64')}\n`);
  else cpSync(join(server.platform.env.dataDir, 'document.key'), join(dataDir, 'document.key'));
  return readEnv({ DATA_DIR: dataDir });
}
async function withPapers() {
  const person = await server.aPerson();
  const application = await server.anApplication({ owner: person });
  const documents = documentsClient(server.url, await server.signedIn(person));
  const rows = [
    await documents.upload(application, 'a.pdf', aPdf()),
    await documents.upload(application, 'b.jpg', aJpeg()),
  ];
  return { person, rows };
}

async function allOf(findings: AsyncIterable<Finding>) {
  const all: Finding[] = [];
  for await (const one of findings) all.push(one);
  return all;
}

let before: BackupReport;
let after: BackupReport;
let maria: Awaited<ReturnType<typeof withPapers>>;
let paul: Awaited<ReturnType<typeof withPapers>>;
beforeAll(async () => {
  maria = await withPapers();
  paul = await withPapers();
  await server.asSystem((tx) =>
    enqueue(tx, 'check-plan', { user_id: maria.person.id }, { jobKey: 'plan:1' }),
  );
  before = await makeBackup(ours(), home, new Date('2026-11-01T03:00:00Z'));

  await server.root
    .insertInto('account_erasures')
    .values({
      account_id: paul.person.id,
      requested_at: new Date(),
      due_at: new Date(),
      begun_at: new Date(),
    })
    .execute();
  await runTask(server.platform, 'erase-account', { account_id: paul.person.id });
  after = await makeBackup(ours(), home, new Date('2026-11-02T03:00:00Z'));
}, 120_000);

test('what is restored is what was there, table by table, sequence by sequence, job by job and file by file', async () => {
  const place = aPlace('copy');
  expect((await restoreBackup(place, after.folder)).erasedAgain).toBe(0);
  const again = await makeBackup(place, join(base, 'again'), new Date());
  const { at: _then, ...was } = after.manifest;
  const { at: _now, ...is } = again.manifest;
  expect(was.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(20);
  expect(is).toEqual(was);
  expect(is.jobs).toContainEqual(expect.objectContaining({ task: 'check-plan', key: 'plan:1' }));

  // Of every table the planner knows how many rows it has.
  const unknown = await withOwner(place, {}, (client) =>
    client.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0",
    ),
  );
  expect(unknown.rows).toEqual([]);

  const files = await openFiles(place);
  for (const { id } of maria.rows) {
    const row = await server.root
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = {
      key: row.file_path,
      size: row.file_size,
      wrappedKey: row.wrapped_key ?? Buffer.alloc(0),
    };
    const hash = createHash('sha256');
    for await (const piece of await files.open(stored)) hash.update(piece);
    expect(hash.digest()).toEqual(row.sha256);
  }
  const looks = await allOf(examine(place, { backups: join(base, 'again') }));
  expect(looks.filter(({ ok }) => !ok).map(({ text }) => text)).toEqual([
    'No virus scanner: CLAMAV_URL is not set.',
    expect.stringContaining('keep a copy elsewhere'),
  ]);
}, 120_000);

test('from an older moment nobody comes back who was erased since', async () => {
  expect(before.manifest.files).toHaveLength(4);
  // One of Maria's was given up while the backup was made: the row is in it, the bytes are not.
  const edited = join(base, 'edited');
  cpSync(home, edited, { recursive: true });
  const folder = join(edited, '2026-11-01T03-00-00');
  const gone = before.manifest.files.findIndex(({ location }) => location.startsWith(maria.person.id));
  const files = before.manifest.files.toSpliced(gone, 1);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...before.manifest, files }));

  const place = aPlace('older');
  expect((await restoreBackup(place, folder)).erasedAgain).toBe(1);
  const { manifest, missing } = await makeBackup(place, join(base, 'of-older'), new Date());
  expect(manifest.files.filter(({ location }) => location.startsWith(paul.person.id))).toEqual([]);
  expect(manifest.files).toHaveLength(1);
  expect(missing).toEqual([]);
}, 120_000);

test('a document that is lost is named by the backup and by the doctor', async () => {
  const person = await withPapers();
  const [lost] = person.rows;
  const path = (
    await server.root
      .selectFrom('documents')
      .select('file_path')
      .where('id', '=', lost?.id ?? '')
      .executeTakeFirstOrThrow()
  ).file_path;
  rmSync(join(server.platform.env.dataDir, 'files', path));
  const { missing } = await makeBackup(ours(), join(base, 'lossy'), new Date());
  expect(missing).toEqual([lost?.id]);
  const looks = await allOf(examine(ours(), {}));
  expect(looks.find(({ text }) => text.includes('documents were read'))).toMatchObject({ ok: false });
}, 120_000);

test.each([
  [
    'another key',
    () => aPlace('other-key', Buffer.alloc(32, 9)),
    () => after.folder,
    /not the key of this backup/,
  ],
  ['no key', () => readEnv({ DATA_DIR: join(base, 'no-key') }), () => after.folder, /need their key/],
  [
    'a folder in which something lies',
    () => {
      const place = aPlace('taken');
      writeFileSync(join(place.dataDir, 'notes.txt'), 'x');
      return place;
    },
    () => after.folder,
    /is not empty: it holds notes\.txt/,
  ],
  ['no backup', () => aPlace('nothing'), () => join(base, 'nowhere'), /is no backup/],
  [
    'a database with people in it',
    () => ours(),
    () => after.folder,
    /is not empty|belongs to an installation/,
  ],
])('a restore with %s is refused with a sentence', async (_, place, folder, sentence) => {
  const refused = await restoreBackup(place(), folder()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toMatch(sentence);
});

test('a damaged backup is named, and leaves no installation behind', async () => {
  const damaged = join(base, 'damaged');
  cpSync(home, damaged, { recursive: true });
  const [file] = after.manifest.files;
  appendFileSync(join(damaged, 'files', file?.location ?? ''), 'x');
  const place = aPlace('from-damaged');
  await expect(restoreBackup(place, join(damaged, '2026-11-02T03-00-00'))).rejects.toThrow(
    /The backup is damaged/,
  );
  await expect(makeBackup(place, join(base, 'none'), new Date())).resolves.toMatchObject({
    manifest: { files: [] },
  });
}, 120_000);

test('a backup inside the data folder is refused; one beside it, whose name begins alike, is not', async () => {
  const env = ours();
  await expect(makeBackup(env, join(env.dataDir, 'backups'), new Date())).rejects.toThrow(/is lost with it/);
  const beside = `${env.dataDir}-backups`;
  try {
    await expect(makeBackup(env, beside, new Date())).resolves.toHaveProperty('folder');
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}, 120_000);
