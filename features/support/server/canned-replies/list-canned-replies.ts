import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listCannedReplies as contract } from '../../contract/canned-replies.ts';
import { cannedReplies, presentCannedReply } from './read-canned-reply.ts';

/** All of them, by name; admins may write them. */
export async function listCannedReplies(
  _input: unknown,
  { person, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const rows = await transaction((tx) => cannedReplies(tx).orderBy('canned.name').execute());
  return { canned_replies: rows.map(presentCannedReply), abilities: { write: person.role === 'admin' } };
}
