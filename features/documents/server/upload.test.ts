import { beforeEach, expect, test } from 'vitest';
import { answerOf, type DocumentsClient, documentsClient, refusal } from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { aServer } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';
import { bytesAllowed, openUploadsAllowed } from '../rules/documents.ts';

const megabyte = 1024 * 1024;
const server = aServer();
let maria: Person;
let application: Awaited<ReturnType<typeof server.anApplication>>;
let documents: DocumentsClient;

beforeEach(async () => {
  maria = await server.aPerson();
  application = await server.anApplication({ owner: maria });
  documents = documentsClient(server.url, await server.signedIn(maria));
});

const announced = (file: Record<string, unknown>) =>
  documents.announce({ application_id: application.id, file_name: 'a.pdf', file_size: 1000, ...file });
const rows = () => server.root.selectFrom('documents').selectAll().where('user_id', '=', maria.id).execute();

test('an announced file has a row that waits for its bytes', async () => {
  const row = await answerOf<DocumentRow>(
    await announced({ file_name: '  Certidão.PDF ', document_category: 'birth-certificate' }),
  );
  expect(row).toMatchObject({
    application_id: application.id,
    step_id: null,
    file_name: 'Certidão.PDF',
    file_type: 'application/pdf',
    file_size: 1000,
    document_category: 'birth-certificate',
    upload_status: 'pending',
  });
  expect(await rows()).toMatchObject([{ id: row.id, user_id: maria.id, sha256: null, wrapped_key: null }]);
});

test('the answer holds no path, no hash and no key', async () => {
  const row = await answerOf<object>(await announced({}));
  expect(Object.keys(row).sort()).toEqual([
    'application_id',
    'bring_item',
    'created_at',
    'document_category',
    'file_name',
    'file_size',
    'file_type',
    'findings',
    'guide_item',
    'id',
    'is_checking',
    'replaces_id',
    'review',
    'step_id',
    'upload_status',
  ]);
});

const badFiles: [string, Record<string, unknown>, number, string, RegExp][] = [
  [
    'one byte over 10 MB',
    { file_size: 10 * megabyte + 1 },
    413,
    'file_too_large',
    /^File size must be less than 10MB$/,
  ],
  ['of 0 bytes', { file_size: 0 }, 422, 'file_unreadable', /^This file is empty\./],
  ['of a wrong type', { file_name: 'a.exe' }, 415, 'file_type_not_allowed', /^File type not allowed$/],
  [
    'with a second ending',
    { file_name: 'a.pdf.svg' },
    415,
    'file_type_not_allowed',
    /^File type not allowed$/,
  ],
  ['without an ending', { file_name: 'pdf' }, 415, 'file_type_not_allowed', /^File type not allowed$/],
  ['with 300 characters', { file_name: `${'a'.repeat(296)}.pdf` }, 400, 'invalid_input', /too long/],
  ['with far more', { file_name: `${'a'.repeat(9000)}.pdf` }, 400, 'invalid_input', /./],
  ['that climbs', { file_name: '../../etc/passwd.pdf' }, 400, 'invalid_input', /signs that we cannot store/],
  ['with half a letter', { file_name: 'a\ud800.pdf' }, 400, 'invalid_input', /signs that we cannot store/],
  ['of blanks', { file_name: '   ' }, 415, 'file_type_not_allowed', /./],
  ['without a name', { file_name: '' }, 400, 'invalid_input', /./],
  ['of a negative size', { file_size: -1 }, 400, 'invalid_input', /./],
  ['of half a byte', { file_size: 0.5 }, 400, 'invalid_input', /./],
  ['of a size in words', { file_size: '1000' }, 400, 'invalid_input', /./],
  ['of an unknown category', { document_category: 'tax' }, 400, 'invalid_input', /./],
  ['with a path', { file_path: `${'x'}/a.pdf` }, 400, 'invalid_input', /./],
  ['with an owner', { user_id: '00000000-0000-4000-8000-000000000000' }, 400, 'invalid_input', /./],
  ['that is already uploaded', { upload_status: 'uploaded' }, 400, 'invalid_input', /./],
];
test.each(badFiles)('a file %s is refused and nothing is stored', async (_, file, status, code, message) => {
  const answer = await refusal(await announced(file));
  expect(answer).toMatchObject({ status, code });
  expect(answer.message).toMatch(message);
  expect(await rows()).toEqual([]);
});

test('a name is kept as typed, without what nobody sees and what would be a folder', async () => {
  const typed = {
    '\u200eWhatsApp Document 2026-01-02.pdf': 'WhatsApp Document 2026-01-02.pdf',
    'my\\file.pdf': 'my_file.pdf',
    '..\\a.pdf': '_a.pdf',
    'passport.pdf ': 'passport.pdf',
    'a\0.pdf': 'a.pdf',
    'a\r\nX: 1.pdf': 'a  X: 1.pdf',
    'a\u202efdp.pdf': 'afdp.pdf',
  };
  for (const [file_name, kept] of Object.entries(typed))
    expect((await answerOf<DocumentRow>(await announced({ file_name }))).file_name).toBe(kept);
  // It read as "aexe.pdf".
  expect((await announced({ file_name: 'a\u202efdp.exe' })).status).toBe(415);
});

const badBodies: [string, string, number][] = [
  ['that is cut', '{"application_id": "', 400],
  ['that is no object', '[]', 400],
  ['10^5 deep', '['.repeat(100_000) + ']'.repeat(100_000), 413],
  ['30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ['that is not UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('latin1'), 400],
];
test.each(badBodies)('a body %s is refused', async (_, body, status) => {
  const answer = await documents.call('/api/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(status);
  expect(await rows()).toEqual([]);
});

test('10 MB itself is allowed, and the setting moves the limit and its message', async () => {
  expect((await announced({ file_size: 10 * megabyte })).status).toBe(200);
  await server.root
    .insertInto('system_settings')
    .values({ setting_key: 'max_file_size', setting_value: '3' })
    .execute();
  expect(await refusal(await announced({ file_size: 3 * megabyte + 1 }))).toMatchObject({
    message: 'File size must be less than 3MB',
  });
  await server.root.deleteFrom('system_settings').execute();
});

test('a kind that the settings allow but nobody can check is refused all the same', async () => {
  await server.root
    .insertInto('system_settings')
    .values({ setting_key: 'allowed_file_types', setting_value: '[".pdf", ".svg"]' })
    .execute();
  expect((await announced({ file_name: 'a.svg' })).status).toBe(415);
  expect((await announced({ file_name: 'a.png' })).status).toBe(415);
  expect((await announced({ file_name: 'a.pdf' })).status).toBe(200);
  await server.root.deleteFrom('system_settings').execute();
});

test('a step must be one of the same application', async () => {
  const steps = await server.root
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', application.id)
    .execute();
  const row = await answerOf<DocumentRow>(
    await announced({ step_id: steps[0]?.id, document_category: 'step_document' }),
  );
  expect(row.step_id).toBe(steps[0]?.id);

  const other = await server.anApplication({ owner: maria, applicant: 'spouse', applicant_name: 'Paul' });
  expect((await announced({ application_id: other.id, step_id: steps[0]?.id })).status).toBe(404);
});

test('no more than 20 uploads may stay unfinished', async () => {
  for (let n = 0; n < openUploadsAllowed; n++)
    await server.aDocument({ application, upload_status: 'pending', file_name: `${n}.pdf` });
  expect(await refusal(await announced({}))).toMatchObject({ status: 409, code: 'conflict' });
  await server.root
    .deleteFrom('documents')
    .where('user_id', '=', maria.id)
    .where('file_name', '=', '0.pdf')
    .execute();
  expect((await announced({})).status).toBe(200);
});

test('one person cannot fill the disk', async () => {
  await server.aDocument({ application, file_size: bytesAllowed - 1000 });
  expect((await announced({ file_size: 1001 })).status).toBe(409);
  expect((await announced({ file_size: 1000 })).status).toBe(200);
});

test('the log names no file and no person', async () => {
  await announced({ file_name: 'canary-name.pdf' });
  await announced({ file_name: 'canary-name.exe' });
  const log = server.lines.join('');
  expect(log).not.toContain('canary-name');
  expect(log).not.toContain(maria.email);
  expect(log).not.toContain(application.id);
});

test('a NIF document is a PDF, JPG or PNG, and its row says what it answers', async () => {
  const nif = (file_name: string) => announced({ file_name, guide_item: 'nif-document' });
  const row = await answerOf<DocumentRow>(await nif('nif.JPG'));
  expect(row.guide_item).toBe('nif-document');
  for (const name of ['nif.docx', 'nif.doc'])
    expect(await refusal(await nif(name))).toMatchObject({
      status: 415,
      code: 'file_type_not_allowed',
      message: 'File type not allowed',
    });
  expect((await announced({ guide_item: 'anything' })).status).toBe(400);
});

test('a file of what else to bring is filed as general, is not reviewed, and is nothing else', async () => {
  const bring_item = 'bring-statement';
  const row = await answerOf<DocumentRow>(await announced({ bring_item }));
  expect(row).toMatchObject({ bring_item, document_category: 'general', review: null });
  for (const more of [
    { document_category: 'passport' },
    { guide_item: 'nif-document' },
    { bring_item: 'bring-anything' },
  ])
    expect((await announced({ bring_item, ...more })).status).toBe(400);
});
