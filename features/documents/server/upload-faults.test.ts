import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { diskStore } from '#platform/server/files/disk-store.ts';
import { sealedFiles } from '#platform/server/files/sealed-files.ts';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import {
  answerOf,
  bytesOf,
  type DocumentsClient,
  documentsClient,
  refusal,
} from '#tests/support/documents-client.ts';
import { failingDisk } from '#tests/support/failing-disk.ts';
import { aPdfOf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';
import { reconcileFiles } from './reconcile.ts';

const documentKey = randomBytes(32);
const content = aPdfOf(1_200_000);
const base = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

async function announced(documents: DocumentsClient, application: { id: string }): Promise<DocumentRow> {
  return answerOf(
    await documents.announce({
      application_id: application.id,
      file_name: 'a.pdf',
      file_size: content.length,
    }),
  );
}

describe('a disk that fails', () => {
  const disk = failingDisk();
  const root = join(base, 'failing');
  const server = aServer({ files: async () => sealedFiles(await diskStore(root, disk), documentKey) });
  let application: Awaited<ReturnType<typeof server.anApplication>>;
  let documents: DocumentsClient;
  beforeEach(async () => {
    disk.heal();
    application = await server.anApplication();
    documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  });

  const calls = ['open', 'writeFile', 'sync', 'close', 'mkdir', 'rename', 'folder-sync'] as const;
  const cases = calls.flatMap((call) => [1, 2, 3].map((nth) => [call, nth] as const));
  test.each(cases)(
    '%s, call %i: no success without durable bytes, and the upload can be repeated',
    async (call, nth) => {
      const row = await announced(documents, application);
      disk.fail(call, 'EIO', { nth });
      const answer = await documents.send(row.id, new Uint8Array(content));
      const status = (
        await server.root
          .selectFrom('documents')
          .selectAll()
          .where('id', '=', row.id)
          .executeTakeFirstOrThrow()
      ).upload_status;
      disk.heal();
      if (answer.ok) {
        // The fault came too late to matter, or was never reached.
        expect(status).toBe('uploaded');
        expect(nth).toBeGreaterThan(1);
      } else {
        expect(await refusal(answer)).toMatchObject({ status: 500, code: 'internal' });
        expect(status).toBe('pending');
        expect((await documents.send(row.id, new Uint8Array(content))).status).toBe(200);
      }
      expect(await bytesOf(await documents.content(row.id))).toEqual(content);
    },
  );

  test('the row never says more than the disk has promised', async () => {
    const row = await announced(documents, application);
    disk.trace.length = 0;
    await documents.send(row.id, new Uint8Array(content));
    const steps = disk.trace.filter((step) => /sync|rename/.test(step));
    expect(steps.slice(0, 1).concat(steps.slice(-2))).toEqual(['sync', 'rename', 'folder-sync']);
  });

  test('a commit that fails after the bytes were published is no success, and the upload can be repeated', async () => {
    const row = await announced(documents, application);
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'not today'; end $$`.execute(
      server.root,
    );
    await sql`create constraint trigger refuse after update on documents deferrable initially deferred
      for each row execute function refuse()`.execute(server.root);
    const answer = await documents.send(row.id, new Uint8Array(content));
    await sql`drop function refuse cascade`.execute(server.root);
    expect(await refusal(answer)).toMatchObject({ status: 500, code: 'internal' });
    expect((await documents.content(row.id)).status).toBe(404);

    await reconcileFiles({}, server.platform);
    expect(filesUnder(root).filter(({ name }) => name.includes(row.id))).toEqual([]);
    expect((await documents.send(row.id, new Uint8Array(content))).status).toBe(200);
    expect(await bytesOf(await documents.content(row.id))).toEqual(content);
  });

  test.each(['writeFile', 'sync', 'rename', 'folder-sync'] as const)(
    'a disk that is full at %s says so',
    async (call) => {
      const row = await announced(documents, application);
      disk.fail(call, 'ENOSPC', { always: true });
      expect(await refusal(await documents.send(row.id, new Uint8Array(content)))).toMatchObject({
        status: 507,
        code: 'storage_full',
        message: errorTexts.storage_full,
      });
      disk.heal();
      expect((await documents.send(row.id, new Uint8Array(content))).status).toBe(200);
    },
  );
});

/** Ordinary users may not mount, nor may root in most containers; there the injected faults above stand for it. */
const root = join(base, 'small');
mkdirSync(root);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', root]).status === 0;

describe.runIf(mounted)('a disk of 1 MB', () => {
  afterAll(() => execFileSync('umount', [root]));
  const server = aServer({ files: async () => sealedFiles(await diskStore(root), documentKey) });

  test('takes what fits, refuses what does not, keeps nothing of it, and lives on', async () => {
    const application = await server.anApplication();
    const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
    const small = aPdfOf(300_000);
    const kept = await documents.upload(application, 'small.pdf', small);
    const large = { application_id: application.id, file_name: 'a.pdf', file_size: content.length };
    expect(await refusal(await documents.announce(large))).toMatchObject({ status: 507 });
    expect(filesUnder(root)).toHaveLength(1);
    expect(await bytesOf(await documents.content(kept.id))).toEqual(small);
    await documents.upload(application, 'again.pdf', small);
  });
});
