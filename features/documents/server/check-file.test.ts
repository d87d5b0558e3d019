import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SystemStatus } from '#features/overview/contract/health.ts';
import type { OfficeDocument } from '#features/reviews/contract.ts';
import { eicar } from '#platform/server/scanner.ts';
import { startClamd } from '#tests/support/clamd-server.ts';
import {
  answerOf,
  bytesOf,
  type DocumentsClient,
  documentsClient,
  refusal,
} from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aJpeg, aPdf } from '#tests/support/sample-files.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';
import { documentTexts } from '../texts/documents.ts';

const clamd = await startClamd();
const server = aServer({ env: { CLAMAV_URL: clamd.url } });
afterAll(() => clamd.stop());

let maria: Person;
let headers: SignedIn;
let anaIn: SignedIn;
let application: Awaited<ReturnType<typeof server.anApplication>>;
let documents: DocumentsClient;
beforeAll(async () => {
  anaIn = await server.signedIn(await server.aPerson({ role: 'moderator' }));
});
beforeEach(async () => {
  clamd.become('kind');
  maria = await server.aPerson();
  headers = await server.signedIn(maria);
  application = await server.anApplication({ owner: maria });
  documents = documentsClient(server.url, headers);
});

/** A photo that opens everywhere and carries the test file behind its end. */
const infected = () => Buffer.concat([aJpeg(), eicar]);
const announced = async (content: Buffer, file_name = 'a.jpg') =>
  answerOf<{ id: string }>(
    await documents.announce({ application_id: application.id, file_name, file_size: content.length }),
  );
const upload = (content: Buffer, name: string) =>
  documents.upload(application, name, content, { document_category: 'passport' });
const rowOf = (id: string) =>
  server.root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const refusals = () =>
  server.root
    .selectFrom('audit_log')
    .select(['subject_id', 'details', 'actor_id'])
    .where('action', '=', 'document.refused')
    .where('owner_id', '=', maria.id)
    .execute();
const stored = async () => {
  const folder = join(server.platform.env.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(maria.id) || path.includes('incoming'));
};
/** Maria's turn comes at once instead of in some minutes, and nobody else's. */
async function becomeDue() {
  const waiting = (day: Date) =>
    server.root.updateTable('documents').set({ check_due_at: day }).where('check_status', '=', 'waiting');
  await waiting(new Date(Date.now() + 86_400_000)).execute();
  await waiting(new Date(0)).where('user_id', '=', maria.id).execute();
}
async function checkAgain() {
  await becomeDue();
  await runTask(server.platform, 'check-waiting-files', {});
}
const open = (id: string) =>
  fetch(`${server.url}/api/office/documents/${id}/open`, {
    method: 'POST',
    headers: { ...anaIn, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'review', warned: true }),
  });

describe('at an upload', () => {
  test('a clean file is scanned whole, passes and can be opened by staff', async () => {
    const before = clamd.sizes.length;
    const content = aPdf(40);
    const row = await upload(content, 'a.pdf');
    expect(clamd.sizes.slice(before)).toEqual([content.length]);
    expect(row).toMatchObject({ upload_status: 'uploaded', is_checking: false, findings: [] });
    expect((await open(row.id)).status).toBe(200);
  });

  test('EICAR’s test file is refused with kind words, nothing of it is kept, and the log says so', async () => {
    const row = await announced(infected());
    const answer = await refusal(await documents.send(row.id, new Uint8Array(infected())));
    const { infected: what, infectedHelp } = documentTexts.errors;
    expect(answer).toMatchObject({ status: 422, code: 'file_infected', message: `${what} ${infectedHelp}` });
    expect(await stored()).toEqual([]);
    expect(await rowOf(row.id)).toMatchObject({ upload_status: 'pending', sha256: null });
    expect(await refusals()).toMatchObject([
      {
        subject_id: row.id,
        actor_id: maria.id,
        details: { signature: 'Eicar-Test-Signature', stored: false },
      },
    ]);
  });

  test('what was found in a file stands with it and in the log', async () => {
    const bytes = Buffer.from(
      aPdf(1)
        .toString('latin1')
        .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (1) >>'),
      'latin1',
    );
    const row = await upload(bytes, 'a.pdf');
    expect(row.findings).toEqual(['script', 'opens_by_itself']);
    expect((await rowOf(row.id)).findings).toEqual(['script', 'opens_by_itself']);
    const [entry] = await server.root
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'document.uploaded')
      .where('subject_id', '=', row.id)
      .execute();
    expect(entry?.details).toMatchObject({ findings: ['script', 'opens_by_itself'] });
  });
});

describe.each(['full', 'confused', 'hanging up'] as const)('while the scanner is %s', (mood) => {
  test('a file is kept and waits: its owner has it, staff see that it waits and cannot open it', async () => {
    clamd.become(mood);
    const content = aPdf();
    const row = await upload(content, 'a.pdf');
    expect(row).toMatchObject({ upload_status: 'uploaded', is_checking: true });
    expect(await bytesOf(await documents.content(row.id))).toEqual(content);

    const { documents: seen } = await answerOf<{ documents: OfficeDocument[] }>(
      await fetch(`${server.url}/api/office/applications/${application.id}/documents`, {
        headers: { ...anaIn },
      }),
    );
    expect(seen).toMatchObject([{ id: row.id, is_checking: true }]);
    const before = await rowOf(row.id);
    expect(await refusal(await open(row.id))).toMatchObject({ status: 409, code: 'conflict' });
    expect(await rowOf(row.id)).toEqual(before);
  });
});

describe('later', () => {
  test('a file that waited passes, and its owner’s page is told', async () => {
    clamd.become('hanging up');
    const row = await upload(aPdf(), 'a.pdf');
    await checkAgain();
    expect(await rowOf(row.id)).toMatchObject({ check_status: 'waiting', check_tries: 1 });
    clamd.become('kind');
    await checkAgain();
    expect(await rowOf(row.id)).toMatchObject({ check_status: 'passed', upload_status: 'uploaded' });
    expect((await open(row.id)).status).toBe(200);
  });

  test('one that is refused loses its bytes; its owner reads it in the list and can delete it', async () => {
    clamd.become('hanging up');
    const row = await upload(infected(), 'a.jpg');
    expect(row.is_checking).toBe(true);
    clamd.become('kind');
    await checkAgain();
    expect(await stored()).toEqual([]);
    expect(await rowOf(row.id)).toMatchObject({ upload_status: 'refused', sha256: null, wrapped_key: null });
    expect(await refusals()).toMatchObject([
      { subject_id: row.id, actor_id: null, details: { signature: 'Eicar-Test-Signature', stored: true } },
    ]);
    const list = await answerOf<{ documents: { id: string; upload_status: string }[] }>(
      await documents.list(`application_id=${application.id}`),
    );
    expect(list.documents).toMatchObject([{ id: row.id, upload_status: 'refused' }]);
    expect((await open(row.id)).status).toBe(404);
    expect((await documents.content(row.id)).status).toBe(404);
    expect(await refusal(await documents.send(row.id, new Uint8Array(aJpeg())))).toMatchObject({
      code: 'file_infected',
    });
    await runTask(server.platform, 'reconcile-files', {});
    expect((await rowOf(row.id)).upload_status).toBe('refused');
    expect((await documents.remove(row.id)).status).toBe(204);
  });

  test('of a file that is refused between row and bytes the rest is erased', async () => {
    const row = await upload(aJpeg(), 'a.jpg');
    await server.root
      .updateTable('documents')
      .set({ upload_status: 'refused', sha256: null, wrapped_key: null })
      .where('id', '=', row.id)
      .execute();
    expect(await stored()).toHaveLength(1);
    await runTask(server.platform, 'reconcile-files', {});
    expect(await stored()).toEqual([]);
    expect((await rowOf(row.id)).upload_status).toBe('refused');
  });

  test('nobody brings a refused file back', async () => {
    const row = await upload(aJpeg(), 'a.jpg');
    await server.root
      .updateTable('documents')
      .set({ upload_status: 'refused', sha256: null, wrapped_key: null })
      .where('id', '=', row.id)
      .execute();
    for (const upload_status of ['uploaded', 'pending'] as const)
      await expect(
        server.asApplicant(maria, (tx) =>
          tx.updateTable('documents').set({ upload_status }).where('id', '=', row.id).execute(),
        ),
      ).rejects.toThrow(/check constraint/);
  });

  test('files from before there was a check are looked through, and two runs never take the same one', async () => {
    const rows = await Promise.all([upload(aPdf(), 'a.pdf'), upload(aJpeg(), 'b.jpg')]);
    await server.root
      .updateTable('documents')
      .set({ check_status: 'waiting' })
      .where('user_id', '=', maria.id)
      .execute();
    await becomeDue();
    const before = clamd.sizes.length;
    await Promise.all([1, 2].map(() => runTask(server.platform, 'check-waiting-files', {})));
    expect(clamd.sizes.length - before).toBe(2);
    for (const { id } of rows) expect((await rowOf(id)).check_status).toBe('passed');
  });
});

test('health asks the scanner for a sign of life and says which one it is', async () => {
  const health = async () => {
    server.passTime(2_000);
    return (await (await fetch(`${server.url}/api/health`)).json()) as {
      scanner: { ok: boolean; mode: string; reason?: string };
    };
  };
  expect((await health()).scanner).toMatchObject({ ok: true, mode: 'clamd' });
  clamd.become('confused');
  expect((await health()).scanner).toMatchObject({ ok: false, reason: 'the virus scanner does not answer' });
  const admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
  const status = await answerOf<SystemStatus>(
    await fetch(`${server.url}/api/office/system`, { headers: { ...admin } }),
  );
  expect(status.scanner).toMatchObject({ ok: false, mode: 'clamd', waiting: expect.any(Number) });
});

test('a file for the assistant passes the same door', async () => {
  const attach = (bytes: Buffer) =>
    fetch(`${server.url}/api/assistant/attachments`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(bytes),
    });
  const bad = Buffer.concat([aPdf(), Buffer.from('%'), eicar]);
  expect(await refusal(await attach(bad))).toMatchObject({ status: 422, code: 'file_infected' });
  clamd.become('hanging up');
  const answer = await attach(aPdf());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});
