import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { recomputeProgress } from './progress.ts';

const { aDocument, anApplication, aPerson, asApplicant, root } = aDatabase();

const read = (id: string) =>
  root.selectFrom('visa_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the first document or guide item moves an application on, once', async () => {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria });
  const { id, version } = application;
  await asApplicant(maria, (tx) => recomputeProgress(tx, id));
  expect(await read(id)).toMatchObject({ status: 'started', version });

  await aDocument({ application });
  await asApplicant(maria, (tx) => recomputeProgress(tx, id));
  const moved = await read(id);
  expect(moved).toMatchObject({
    status: 'in_progress',
    progress_percentage: 5,
    current_step: 1,
    version: version + 1,
  });

  await asApplicant(maria, (tx) => recomputeProgress(tx, id));
  expect(await read(id)).toEqual({ ...moved, updated_at: expect.anything() });
  const lines = await root.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    action: 'application.progressed',
    actor_id: maria.id,
    details: { from: 'started', to: 'in_progress' },
  });
});

test('what staff decided stays', async () => {
  const maria = await aPerson();
  const { id } = await anApplication({ owner: maria, status: 'approved' });
  const before = await read(id);
  await asApplicant(maria, (tx) => recomputeProgress(tx, id));
  expect(await read(id)).toEqual({ ...before, updated_at: expect.anything() });
});

test("a stranger moves nobody's application", async () => {
  const { id } = await anApplication();
  const before = await read(id);
  const stranger = await aPerson();
  const refusal = await refusalOf(asApplicant(stranger, (tx) => recomputeProgress(tx, id)));
  expect(refusal.code).toBe('not_found');
  expect(await read(id)).toEqual(before);
});
