import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { recordAudit } from './record-audit.ts';

const { asAdmin, asApplicant, aPerson, root } = aDatabase();

test('a line says who acted, as what, on whose thing', async () => {
  const maria = await aPerson();
  await asApplicant(maria, (tx) =>
    recordAudit(tx, {
      action: 'profile.saved',
      subject: { type: 'profile', id: maria.id },
      ownerId: maria.id,
      details: { fields: 2 },
      requestId: 'r-1',
    }),
  );
  const line = await root
    .selectFrom('audit_log')
    .selectAll()
    .where('owner_id', '=', maria.id)
    .executeTakeFirst();
  expect(line).toMatchObject({
    action: 'profile.saved',
    subject_type: 'profile',
    subject_id: maria.id,
    actor_id: maria.id,
    actor_role: 'user',
    details: { fields: 2 },
    request_id: 'r-1',
  });
});

test('a change that fails leaves no line', async () => {
  const before = await root.selectFrom('audit_log').select('id').execute();
  const failing = asAdmin(async (tx) => {
    await recordAudit(tx, { action: 'application.decided', subject: { type: 'application', id: 'x' } });
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  expect(await root.selectFrom('audit_log').select('id').execute()).toEqual(before);
});
