import { lockOwnApplication, readOwnApplication } from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { needsNote, reasonsFor } from '#features/documents/rules/set-aside.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation, RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import { deleteSetAside, recomputeProgress } from './progress.ts';
import { presentGuide, readGuideFacts } from './read.ts';

/** Throws `not_found`, `invalid_input` for a reason that does not hold for the paper, and `conflict` once the paper is there. */
export const setPaperAside: Operation<typeof contract.setPaperAside, 'person'> = async (
  { params: { application_id, paper }, body: { reason, note } },
  context,
) => {
  const { person, platform, requestId, transaction } = context;
  if (!reasonsFor(paper).includes(reason) || (needsNote(reason) && note === null))
    throw new AppError('invalid_input');
  return transaction(async (tx) => {
    await lockOwnApplication(tx, application_id);
    const { status } = await readOwnApplication(tx, person.userId, application_id, platform.clock());
    const { facts } = await readGuideFacts(tx, application_id, status);
    if (facts.documentTypes.includes(paper)) throw new AppError('conflict');
    const known = facts.setAside?.find((row) => row.paper === paper);
    if (known?.reason === reason && known.note === note) return present(tx, application_id, context);
    await tx
      .deleteFrom('papers_set_aside')
      .where('application_id', '=', application_id)
      .where('paper', '=', paper)
      .execute();
    await tx
      .insertInto('papers_set_aside')
      .values({
        application_id,
        paper,
        reason,
        note,
        set_aside_by: person.userId,
        set_aside_at: platform.clock(),
      })
      .execute();
    await recordAudit(tx, {
      action: 'guide.paper_set_aside',
      subject: { type: 'application', id: application_id },
      ownerId: person.userId,
      details: { paper, reason },
      requestId,
    });
    await recomputeProgress(tx, application_id);
    return present(tx, application_id, context);
  });
};

/** Throws `not_found`. */
export const takePaperBack: Operation<typeof contract.takePaperBack, 'person'> = (
  { params: { application_id, paper } },
  context,
) =>
  context.transaction(async (tx) => {
    const { person, requestId } = context;
    await lockOwnApplication(tx, application_id);
    await deleteSetAside(tx, { applicationId: application_id, ownerId: person.userId, paper, requestId });
    await recomputeProgress(tx, application_id);
    return present(tx, application_id, context);
  });

async function present(
  tx: Tx,
  id: string,
  { person, platform }: RequestContext<'person'>,
): Promise<Output<typeof contract.setPaperAside>> {
  const application = await readOwnApplication(tx, person.userId, id, platform.clock());
  const { facts } = await readGuideFacts(tx, id, application.status);
  return { guide: await presentGuide(tx, { id, userId: person.userId }, facts), application };
}
