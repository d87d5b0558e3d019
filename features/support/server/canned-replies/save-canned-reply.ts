import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveCannedReply as contract } from '../../contract/canned-replies.ts';
import { checkCannedReply, nameTaken } from './check-canned-reply.ts';
import { readCannedReply } from './read-canned-reply.ts';

/** PostgreSQL's word for it. */
const uniqueViolation = '23505';

/** Changes one, unless somebody did since the caller looked. Throws `not_found`, `stale`, `invalid_input`. */
export async function saveCannedReply(
  { params: { id }, body: { version, ...written } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const locked = await tx
      .selectFrom('canned_replies')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const present = await readCannedReply(tx, id);
    if (!locked || !present) throw new AppError('not_found');
    if (present.name === written.name && present.body === written.body) return present;
    if (locked.version !== version) throw new AppError('stale', { details: { canned_reply: present } });
    await checkCannedReply(tx, written, id);
    // Two that take the same name at once pass the check; the second waits here for the first, and finds it taken.
    await tx
      .updateTable('canned_replies')
      .set({
        ...written,
        version: version + 1,
        updated_by: person.userId,
        updated_at: platform.clock(),
      })
      .where('id', '=', id)
      .execute()
      .catch((error: { code?: string }) => {
        throw error.code === uniqueViolation ? nameTaken() : error;
      });
    const subject = { type: 'canned_reply', id } as const;
    const details = { version: version + 1 };
    await recordAudit(tx, { action: 'canned_reply.saved', subject, requestId, details });
    const saved = await readCannedReply(tx, id);
    if (!saved) throw new AppError('not_found');
    return saved;
  });
}
