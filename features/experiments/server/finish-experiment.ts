import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { finishExperiment as contract } from '../contract/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { lockExperiment, readExperiment } from './read-experiments.ts';
import { recordStatus } from './record-status.ts';
import { staleExperimentError } from './stale-experiment.ts';
import { takePlaceOfControl } from './take-place-of-control.ts';

/**
 * Ends it with a decision, for good. A winner's content is published at the control's address in the same transaction;
 * decision 0036 says why. Throws `not_found`, `stale`, `conflict` for what did not run, and for a winner without a page.
 */
export async function finishExperiment(
  { params: { id }, body: { version, winner_variant_id, note } }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const { person, platform, requestId, transaction } = context;
  return transaction(async (tx) => {
    const present = await lockExperiment(tx, id);
    const { decision: decided } = present;
    if (decided && decided.winner_variant_id === winner_variant_id && decided.note === note) return present;
    if (present.version !== version) throw staleExperimentError(present);
    if (!present.abilities.finish) throw new AppError('conflict', { message: officeExperimentTexts.notNow });
    const winner = present.variants.find((variant) => variant.id === winner_variant_id);
    const control = present.variants.find(({ position }) => position === 0);
    // The control does not win over itself: it is kept.
    if (winner_variant_id && (!winner || winner === control))
      throw new AppError('invalid_input', { fields: { winner_variant_id: 'unknown' } });

    const at = platform.clock();
    const decision = winner ? 'winner' : 'control';
    await tx
      .updateTable('experiments')
      .set({
        status: 'completed',
        version: version + 1,
        ended_at: at,
        decision,
        winner_variant_id,
        decision_note: note,
        decided_by: person.userId,
        decided_at: at,
      })
      .where('id', '=', id)
      .execute();
    // After it: the page of an active experiment stands fast.
    const page_id = winner
      ? await takePlaceOfControl(
          tx,
          { winner: winner.landing_page?.id, control: control?.landing_page?.id },
          context,
        )
      : null;
    await recordStatus(tx, { id, from: present.status, to: 'completed', by: person.userId, at });
    await recordAudit(tx, {
      action: 'experiment.finished',
      subject: { type: 'experiment', id },
      details: { from: present.status, decision, winner_variant_id, page_id, version: version + 1 },
      requestId,
    });
    return readExperiment(tx, id);
  });
}
