import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { unknownVariables } from '../../rules/canned-replies.ts';
import { cannedReplyTexts } from '../../texts/canned-replies.ts';

const { errors } = cannedReplyTexts;

/** Throws `invalid_input` for a variable that nobody can fill in, and for a name that another one has. */
export async function checkCannedReply(
  tx: Tx,
  written: { name: string; body: string },
  id?: string,
): Promise<void> {
  const unknown = unknownVariables(written.body);
  if (unknown.length > 0)
    throw new AppError('invalid_input', { fields: { body: errors.unknownVariables(unknown) } });
  let others = tx.selectFrom('canned_replies').select('id').where('name', '=', written.name);
  if (id) others = others.where('id', '<>', id);
  if (await others.executeTakeFirst()) throw nameTaken();
}

/** The refusal of a name that another one has. */
export const nameTaken = () => new AppError('invalid_input', { fields: { name: errors.name.taken } });
