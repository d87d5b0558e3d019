import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { JobPlatform } from '#server/platform/jobs.ts';
import { aDatabase } from '#tests/support/database.ts';
import { checkAuditChain } from './check-audit-chain.ts';
import { recordAudit } from './record-audit.ts';

const { database, root, asApplicant, aPerson } = aDatabase();

test('the nightly check notes the head of the chain and raises its voice over an edited entry', async () => {
  const maria = await aPerson();
  await asApplicant(maria, (tx) =>
    recordAudit(tx, {
      action: 'profile.saved',
      subject: { type: 'profile', id: maria.id },
      ownerId: maria.id,
    }),
  );
  const log = { info: vi.fn(), error: vi.fn() };
  const platform = { database, log } as unknown as JobPlatform;

  await checkAuditChain({}, platform);
  expect(log.error).not.toHaveBeenCalled();
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(log.info).toHaveBeenLastCalledWith({ seq: 1, hash, faults: 0 }, 'audit chain');

  await root.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('audit_log').set({ action: 'document.opened' }).execute();
  });
  await checkAuditChain({}, platform);
  expect(log.error).toHaveBeenCalledWith({ kind: 'changed', seq: 1 }, 'the audit log was tampered with');
});
