import { enqueue } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { checkAudit as contract } from '../contract/office-audit.ts';
import { readChecks } from './get-audit-check.ts';
import { recordAudit } from './record-audit.ts';

/** Queues a look through the chain; while one waits or runs, that one is the answer. */
export async function checkAudit(
  _input: unknown,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const asked = await tx
      .insertInto('audit_checks')
      .values({ requested_by: person.userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (asked) {
      await recordAudit(tx, {
        action: 'audit.check_requested',
        subject: { type: 'audit', id: asked.id },
        requestId,
      });
      // Once: what fails is shown, and asked for again.
      await enqueue(tx, 'check-audit-chain', { check_id: asked.id }, { maxAttempts: 1 });
    }
    return readChecks(tx);
  });
}
