import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { recordFirstActivity } from './record-first-activity.ts';

const { anApplication, aPerson, asApplicant, root } = aDatabase();

const read = (id: string) =>
  root.selectFrom('visa_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the first document or guide item moves an application on, once', async () => {
  const maria = await aPerson();
  const { id, version } = await anApplication({ owner: maria });
  await asApplicant(maria, (tx) => recordFirstActivity(tx, id));
  const moved = await read(id);
  expect(moved).toMatchObject({
    status: 'in_progress',
    progress_percentage: 5,
    current_step: 1,
    version: version + 1,
  });

  await asApplicant(maria, (tx) => recordFirstActivity(tx, id));
  expect(await read(id)).toEqual(moved);
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
  await asApplicant(maria, (tx) => recordFirstActivity(tx, id));
  expect(await read(id)).toEqual(before);
});

test("a stranger moves nobody's application", async () => {
  const { id } = await anApplication();
  const before = await read(id);
  await asApplicant(await aPerson(), (tx) => recordFirstActivity(tx, id));
  expect(await read(id)).toEqual(before);
});
