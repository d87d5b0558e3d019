import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, inject, test } from 'vitest';
import type { Files } from '#platform/server/files/files.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { bytesOf, type DocumentsClient, documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { rotateDocumentKey, runningWith } from './document-key.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);
/** A server that was restarted with both keys. */
const server = aServer({
  env: { DOCUMENT_KEY: newKey.toString('base64'), DOCUMENT_KEY_PREVIOUS: oldKey.toString('base64') },
});
const secrets = createSecrets(newKey);
let owner: pg.ClientConfig;
let [before, after]: Files[] = [];

beforeEach(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.root);
  owner = { ...inject('postgres'), database: rows[0]?.name };
  const { dataDir } = server.platform.env;
  before = await openFiles({ dataDir, documentKey: oldKey });
  after = await openFiles({ dataDir, documentKey: newKey });
  await server.root.deleteFrom('documents').execute();
});

const rows = () =>
  server.root.selectFrom('documents').select(['id', 'file_path', 'wrapped_key']).orderBy('id').execute();
const opening = async (files: Files | undefined) =>
  (await rows()).filter((row) => row.wrapped_key && files?.opens(row.file_path, row.wrapped_key)).length;

/** Somebody with documents, the first `old` of which were stored before the key was changed. */
async function withDocuments({ old, all }: { old: number; all: number }) {
  const application = await server.anApplication();
  const client = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  const upload = (n: number) => client.upload(application, `${n}.pdf`, aPdf());
  for (let n = 0; n < all; n += 1) await upload(n);
  const toOld = await openFiles({
    dataDir: server.platform.env.dataDir,
    documentKey: oldKey,
    documentKeyPrevious: newKey,
  });
  for (const row of (await rows()).slice(0, old)) {
    const wrapped_key = toOld.rewrap(row.file_path, row.wrapped_key ?? Buffer.alloc(0));
    await server.root.updateTable('documents').set({ wrapped_key }).where('id', '=', row.id).execute();
  }
  return { client, upload };
}

async function expectEverythingOpens(client: DocumentsClient): Promise<void> {
  for (const { id } of await rows()) expect(await bytesOf(await client.content(id))).toEqual(aPdf());
}

test('both keys are good meanwhile, also after it failed, and the next run does the rest', async () => {
  const { client, upload } = await withDocuments({ old: 6, all: 8 });
  await expectEverythingOpens(client);
  expect([await opening(before), await opening(after)]).toEqual([6, 2]);

  let calls = 0;
  const failing = {
    rewrap(key: string, wrapped: Uint8Array) {
      calls += 1;
      if (calls > 3) throw new Error('no more');
      return server.platform.files.rewrap(key, wrapped);
    },
  };
  await expect(rotateDocumentKey(owner, failing, secrets, () => {})).rejects.toThrow('no more');
  expect([await opening(before), await opening(after)]).toEqual([3, 5]);
  await expectEverythingOpens(client);
  await upload(9);

  const told: string[] = [];
  const ended = await rotateDocumentKey(owner, server.platform.files, secrets, (soFar, of) =>
    told.push(`${soFar.rewrapped} ${soFar.done} ${soFar.lost} of ${of}`),
  );
  expect(ended).toEqual({ rewrapped: 3, done: 6, lost: 0 });
  expect(told).toEqual(['3 6 0 of 9']);
  expect([await opening(before), await opening(after)]).toEqual([0, 9]);
  await expectEverythingOpens(client);
});

/** `npm run rotate-document-key` as an operator runs it, in a process of its own. */
function aRotation() {
  const { host, port, user, database } = server.connections.superuser;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  url.searchParams.set('host', String(host));
  const child = spawn(process.execPath, ['tools/rotate-document-key.ts'], {
    env: {
      ...process.env,
      DATA_DIR: server.platform.env.dataDir,
      DATABASE_URL: url.href,
      DOCUMENT_KEY: newKey.toString('base64'),
      DOCUMENT_KEY_PREVIOUS: oldKey.toString('base64'),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, printed }));
  return { child, ended };
}

/** The n-th write from now on waits, made and not yet committed, while the test holds advisory lock 1. */
async function holdWrite(n: number): Promise<void> {
  await sql`drop sequence if exists writes`.execute(server.root);
  await sql`create sequence writes`.execute(server.root);
  await sql`
    create or replace function hold() returns trigger language plpgsql security definer as $$
    begin
      if nextval('public.writes') = ${sql.lit(n)} then perform pg_advisory_xact_lock(1); end if;
      return null;
    end $$`.execute(server.root);
  await sql`create or replace trigger hold after update on documents for each row execute function hold()`.execute(
    server.root,
  );
}

test('SIGKILL in the midst of each write loses no key, and the next run does the rest', async () => {
  const { client } = await withDocuments({ old: 4, all: 5 });
  // Each run but the first ends one write and is killed in the next.
  for (const [done, nth] of [1, 2, 2, 2].entries()) {
    await holdWrite(nth);
    const { child, ended } = aRotation();
    await server.root.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx);
      await untilWaiting(server.root, 1);
      child.kill('SIGKILL');
      expect(await ended).toMatchObject({ signal: 'SIGKILL' });
      // Its statement would be committed without it; here the machine stops as a whole.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
      await untilWaiting(server.root, 0);
    });
    expect([await opening(before), await opening(after)]).toEqual([4 - done, 1 + done]);
    await expectEverythingOpens(client);
  }
  await sql`drop function hold cascade`.execute(server.root);

  const { code, printed } = await aRotation().ended;
  expect(printed).toContain('5 of 5 keys seen, 1 wrapped by the new key');
  expect(code).toBe(0);
  expect([await opening(before), await opening(after)]).toEqual([0, 5]);
  await expectEverythingOpens(client);
});

test('what is stored anew while it is looked at keeps its new key', async () => {
  await withDocuments({ old: 1, all: 1 });
  const anew = randomBytes(61);
  let rotating: ReturnType<typeof rotateDocumentKey> | undefined;
  await server.root.transaction().execute(async (tx) => {
    await tx.updateTable('documents').set({ wrapped_key: anew }).execute();
    rotating = rotateDocumentKey(owner, server.platform.files, secrets, () => {});
    await untilWaiting(server.root, 1);
  });
  await rotating;
  expect((await rows())[0]?.wrapped_key).toEqual(anew);
});

test('what neither key opens is counted as lost, and left', async () => {
  await withDocuments({ old: 0, all: 2 });
  const broken = randomBytes(61);
  const [first] = await rows();
  await server.root
    .updateTable('documents')
    .set({ wrapped_key: broken })
    .where('id', '=', first?.id ?? '')
    .execute();
  const ended = await rotateDocumentKey(owner, server.platform.files, secrets, () => {});
  expect(ended).toEqual({ rewrapped: 0, done: 1, lost: 1 });
  expect((await rows())[0]?.wrapped_key).toEqual(broken);
});

test('it does not begin while a server runs that knows the old key alone', async () => {
  await withDocuments({ old: 1, all: 1 });
  const stale = new pg.Client({ ...owner, application_name: runningWith(createSecrets(oldKey)) });
  await stale.connect();
  await expect(rotateDocumentKey(owner, server.platform.files, secrets, () => {})).rejects.toThrow(
    '1 running server(s) do not use the new key yet',
  );
  expect(await opening(before)).toBe(1);
  await stale.end();
});
