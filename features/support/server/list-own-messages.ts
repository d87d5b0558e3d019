import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listOwnMessages as contract } from '../contract/support.ts';
import { readOwnThreads } from './read-own-threads.ts';

/** The caller's conversations with their replies. */
export async function listOwnMessages(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const messages = await transaction((tx) => readOwnThreads(tx, person.userId));
  return {
    messages,
    unread: messages.reduce((sum, message) => sum + message.unread, 0),
    by_email: platform.mail.delivery === 'smtp',
  };
}
