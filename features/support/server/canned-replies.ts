import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import { isUniqueViolation, type Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/canned-replies.ts';
import type { CannedReply } from '../contract/canned-replies.ts';
import { unknownVariables } from '../rules/canned-replies.ts';
import { cannedReplyTexts } from '../texts/canned-replies.ts';

const { errors } = cannedReplyTexts;

/** Lists all of them by name; only admins may write them. */
export async function listCannedReplies(
  _input: unknown,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.listCannedReplies>> {
  const rows = await transaction((tx) => cannedReplies(tx).orderBy('canned.name').execute());
  return { canned_replies: rows.map(presentCannedReply), abilities: { write: person.role === 'admin' } };
}

/** Throws `invalid_input`. */
export async function addCannedReply(
  { body }: Parsed<typeof contract.addCannedReply>,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.addCannedReply>> {
  return transaction(async (tx) => {
    await checkCannedReply(tx, body);
    // A concurrent request with the same name passes the check and is caught here.
    const row = await tx
      .insertInto('canned_replies')
      .values({ ...body, updated_by: person.userId })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw nameTaken();
    const subject = { type: 'canned_reply', id: row.id } as const;
    await recordAudit(tx, { action: 'canned_reply.added', subject, requestId });
    return readCannedReply(tx, row.id);
  });
}

/** Throws `not_found`, `stale`, `invalid_input`. */
export async function saveCannedReply(
  { params: { id }, body: { version, ...written } }: Parsed<typeof contract.saveCannedReply>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.saveCannedReply>> {
  return transaction(async (tx) => {
    const row = tx.selectFrom('canned_replies').select('id').where('id', '=', id);
    if (!(await row.forUpdate().executeTakeFirst())) throw new AppError('not_found');
    const present = await readCannedReply(tx, id);
    if (present.name === written.name && present.body === written.body) return present;
    if (present.version !== version) throw new AppError('stale', { details: { canned_reply: present } });
    await checkCannedReply(tx, written, id);
    // A concurrent request that takes the same name passes the check and is caught here.
    await tx
      .updateTable('canned_replies')
      .set({ ...written, version: version + 1, updated_by: person.userId, updated_at: platform.clock() })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? nameTaken() : error;
      });
    const subject = { type: 'canned_reply', id } as const;
    const details = { version: version + 1 };
    await recordAudit(tx, { action: 'canned_reply.saved', subject, requestId, details });
    return readCannedReply(tx, id);
  });
}

/** Throws `not_found`, also when it was deleted before. */
export async function deleteCannedReply(
  { params: { id } }: Parsed<typeof contract.deleteCannedReply>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('canned_replies').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    const subject = { type: 'canned_reply', id } as const;
    await recordAudit(tx, { action: 'canned_reply.deleted', subject, requestId });
  });
}

/** Throws `invalid_input` for an unknown variable and for a name that another reply has. */
async function checkCannedReply(tx: Tx, written: { name: string; body: string }, id?: string): Promise<void> {
  const unknown = unknownVariables(written.body);
  if (unknown.length > 0)
    throw new AppError('invalid_input', { fields: { body: errors.unknownVariables(unknown) } });
  let others = tx.selectFrom('canned_replies').select('id').where('name', '=', written.name);
  if (id) others = others.where('id', '<>', id);
  if (await others.executeTakeFirst()) throw nameTaken();
}

const nameTaken = () => new AppError('invalid_input', { fields: { name: errors.name.taken } });

/** Canned replies with the name of the last editor. */
function cannedReplies(tx: Tx) {
  return tx
    .selectFrom('canned_replies as canned')
    .leftJoin('accounts as author', 'author.id', 'canned.updated_by')
    .leftJoin('profiles as profile', 'profile.user_id', 'canned.updated_by')
    .select(['canned.id', 'canned.name', 'canned.body', 'canned.version', 'canned.updated_at'])
    .select(
      sql<string | null>`coalesce(profile.full_name, author.display_name, author.email)`.as('updated_by'),
    );
}

function presentCannedReply(row: Omit<CannedReply, 'updated_at'> & { updated_at: Date }): CannedReply {
  return { ...row, updated_at: row.updated_at.toISOString() };
}

/** Throws `not_found`. */
async function readCannedReply(tx: Tx, id: string): Promise<CannedReply> {
  const row = await cannedReplies(tx).where('canned.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentCannedReply(row);
}
