import { requireOwnApplication } from '#features/applications/server/require-own-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { openArchive as contract } from '../contract.ts';
import { actorOfLink } from './actor-of-link.ts';
import { type ArchivedRow, archiveColumns, sendArchive } from './send-archive.ts';

/**
 * Sends all finished documents of an application to whoever may open the link; to everybody else there is nothing here. The log has the line before the first byte leaves.
 */
export async function openArchive(
  { params, query }: Parsed<typeof contract>,
  context: RequestContext<'link'>,
): Promise<Response> {
  const { platform, http } = context;
  const actor = await actorOfLink(context, { to: 'archive', id: params.application_id }, query);

  const rows = await platform.database.asActor(actor, async (tx) => {
    const found = await readAll(tx, params.application_id);
    if (http.req.method !== 'HEAD') {
      await recordAudit(tx, {
        action: 'documents.exported',
        subject: { type: 'application', id: params.application_id },
        ownerId: actor.userId,
        details: { documents: found.length },
        requestId: context.requestId,
      });
    }
    return found;
  });
  return sendArchive(rows, query.language, context);
}

/** Oldest first, so that a file keeps its name when others follow it. */
async function readAll(tx: Tx, applicationId: string): Promise<ArchivedRow[]> {
  await requireOwnApplication(tx, applicationId);
  const rows = await tx
    .selectFrom('documents')
    .select(archiveColumns)
    .where('application_id', '=', applicationId)
    .where('upload_status', '=', 'uploaded')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    guide_item: row.guide_item === 'nif-document' ? row.guide_item : null,
  }));
}
