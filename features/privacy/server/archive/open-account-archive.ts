import { recordAudit } from '#features/audit/server/record-audit.ts';
import { actorOfLink } from '#features/documents/server/actor-of-link.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { openAccountArchive as contract } from '../../contract/account-archive.ts';
import { readAccountArchive } from './read-account-archive.ts';
import { sendAccountArchive } from './send-account-archive.ts';

/**
 * Sends everything we hold about whoever may open the link; to everybody else there is nothing here. All of it is read
 * as of one moment. The log has the line before the first byte leaves.
 */
export async function openAccountArchive(
  { query }: Parsed<typeof contract>,
  context: RequestContext<'link'>,
): Promise<Response> {
  const { platform, http, requestId } = context;
  const actor = await actorOfLink(context, { to: 'account', id: '' }, query);
  const now = platform.clock();
  const archive = await platform.database.asReader(actor, (tx) => readAccountArchive(tx, actor.userId, now));
  if (http.req.method !== 'HEAD') {
    await platform.database.asActor(actor, (tx) =>
      recordAudit(tx, {
        action: 'account.copied',
        subject: { type: 'account', id: actor.userId },
        ownerId: actor.userId,
        details: { documents: archive.files.length },
        requestId,
      }),
    );
  }
  return sendAccountArchive(archive, query.language, now, context);
}
