import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { GuideId } from '../contract.ts';

interface Tick {
  applicationId: string;
  ownerId: string;
  id: GuideId;
  completed: boolean;
  /** When it was completed; now when absent. */
  at?: Date;
  requestId?: string;
}

/** Writes or removes one tick and records it. The caller holds the application's lock and knows that it changes. */
export async function recordTick(tx: Tx, tick: Tick): Promise<void> {
  const { applicationId, ownerId, id } = tick;
  if (tick.completed) {
    await tx
      .insertInto('application_guide_items')
      .values({
        application_id: applicationId,
        item_id: id,
        completed_by: ownerId,
        ...(tick.at && { completed_at: tick.at }),
      })
      .execute();
  } else {
    await tx
      .deleteFrom('application_guide_items')
      .where('application_id', '=', applicationId)
      .where('item_id', '=', id)
      .execute();
  }
  await recordAudit(tx, {
    action: tick.completed ? 'guide.completed' : 'guide.reopened',
    subject: { type: 'application', id: applicationId },
    ownerId,
    details: { item: id },
    ...(tick.requestId && { requestId: tick.requestId }),
  });
}
