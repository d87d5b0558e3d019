import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/server/database.ts';
import { aDatabase } from '#tests/support/database.ts';

const { root, asApplicant, asModerator, asAnon, aPerson, anApplication, aDocument } = aDatabase();

const started = ['in_progress', 'pending', 'pending', 'pending'];

const progress =
  (application: string, from: string | null, status: string, steps = started) =>
  async (tx: Tx) => {
    const { rows } = await sql<{ moved: boolean }>`
    select app.record_progress(${application}, ${from}, ${status}, 35, 2, ${steps}) as moved`.execute(tx);
    return rows[0]?.moved;
  };

const stateOf = (id: string) =>
  root
    .selectFrom('visa_applications')
    .select(['status', 'progress_percentage', 'current_step', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();

test('an applicant’s doing moves their application and its stages, and raises the version with the status', async () => {
  const maria = await aPerson();
  const { id } = await anApplication({ owner: maria });
  const steps = ['completed', 'in_progress', 'pending', 'pending'];
  expect(await asApplicant(maria, progress(id, 'started', 'in_progress', steps))).toBe(true);
  expect(await stateOf(id)).toEqual({
    status: 'in_progress',
    progress_percentage: 35,
    current_step: 2,
    version: 2,
  });
  await asApplicant(maria, progress(id, 'in_progress', 'in_progress', steps));
  expect((await stateOf(id))?.version).toBe(2);
  const stages = await root
    .selectFrom('application_steps')
    .select('status')
    .where('application_id', '=', id)
    .orderBy('step_number')
    .execute();
  expect(stages.map((stage) => stage.status)).toEqual(steps);
});

test('whoever does not say what they read moves nothing', async () => {
  const maria = await aPerson();
  const { id } = await anApplication({ owner: maria });
  const before = await stateOf(id);
  expect(await asApplicant(maria, progress(id, null, 'in_progress'))).toBe(false);
  expect(await stateOf(id)).toEqual(before);
});

test('somebody else’s application answers like a missing one and stays as it is', async () => {
  const [maria, stranger] = [await aPerson(), await aPerson()];
  const { id } = await anApplication({ owner: maria });
  const before = await stateOf(id);
  expect(await asApplicant(stranger, progress(id, 'started', 'in_progress'))).toBe(false);
  expect(await asApplicant(stranger, progress(crypto.randomUUID(), 'started', 'in_progress'))).toBe(false);
  expect(await stateOf(id)).toEqual(before);
});

test.each([
  ['started', 'approved'],
  ['in_progress', 'approved'],
  ['in_progress', 'rejected'],
  ['in_progress', 'completed'],
  ['in_progress', 'started'],
  ['under_review', 'approved'],
  ['under_review', 'in_progress'],
  ['rejected', 'in_progress'],
  ['approved', 'rejected'],
] as const)('nobody moves their own application from %s to %s', async (from, to) => {
  const maria = await aPerson();
  const { id } = await anApplication({ owner: maria, status: from });
  await expect(asApplicant(maria, progress(id, from, to))).rejects.toThrow(/cannot move/);
  expect((await stateOf(id))?.status).toBe(from);
});

test('what staff decided a moment before stands, and the applicant is not refused for it', async () => {
  const maria = await aPerson();
  const { id } = await anApplication({ owner: maria, status: 'approved' });
  const before = await stateOf(id);
  expect(await asApplicant(maria, progress(id, 'started', 'in_progress'))).toBe(false);
  expect(await stateOf(id)).toEqual(before);
});

const finish = (document: string) => async (tx: Tx) => {
  const { rows } = await sql<{ finished: boolean }>`
    select app.finish_upload(${document}, ${Buffer.alloc(32)}, ${Buffer.alloc(60)}, array['script'], 'passed') as finished`.execute(
    tx,
  );
  return rows[0]?.finished;
};

test('an upload is finished once, by its owner', async () => {
  const [maria, stranger] = [await aPerson(), await aPerson()];
  const application = await anApplication({ owner: maria });
  const { id } = await aDocument({ application, upload_status: 'pending' });
  expect(await asApplicant(stranger, finish(id))).toBe(false);
  expect(await asApplicant(maria, finish(id))).toBe(true);
  expect(await asApplicant(maria, finish(id))).toBe(false);
  const row = await root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({
    upload_status: 'uploaded',
    uploaded_at: expect.any(Date),
    findings: ['script'],
    check_status: 'passed',
  });
});

test('what is being deleted is not finished, not filed and not brought back', async () => {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria });
  const { id } = await aDocument({ application });
  const set = (upload_status: 'deleting' | 'uploaded' | 'pending') => (tx: Tx) =>
    tx.updateTable('documents').set({ upload_status }).where('id', '=', id).executeTakeFirst();
  await expect(asApplicant(maria, set('pending'))).rejects.toThrow(/check constraint/);
  expect((await asApplicant(maria, set('deleting'))).numUpdatedRows).toBe(1n);
  expect((await asApplicant(maria, set('uploaded'))).numUpdatedRows).toBe(0n);
  expect(await asApplicant(maria, finish(id))).toBe(false);
});

test('staff and visitors have no use of an applicant’s functions', async () => {
  const { id } = await anApplication();
  await expect(asModerator(progress(id, 'started', 'in_progress'))).rejects.toThrow(/permission denied/);
  await expect(asAnon(finish(id))).rejects.toThrow(/permission denied/);
});

test('the path of a document follows from its owner and id alone, whatever the name', async () => {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria });
  const file_name = `${'scan of my birth certificate '.repeat(8)}.pdf`;
  const { id, file_path } = await aDocument({ application, file_name });
  expect(file_path).toBe(`${maria.id}/${id}_${file_name.slice(-50)}`);
  for (const bad of ['../../etc/passwd', 'a\\b.pdf', 'a\u202efdp.exe', 'a\nb.pdf', '']) {
    await expect(aDocument({ application, file_name: bad }), bad).rejects.toThrow(/check constraint/);
  }
});
