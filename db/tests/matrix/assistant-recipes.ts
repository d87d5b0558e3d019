import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Dweller, Recipe, World } from './shapes.ts';

const day = '2026-11-01';
/** What names somebody who asks. */
const asker = (id: string) => createHash('sha256').update(id).digest();
/** One file each, under the person's own id. */
const aFile = (id: string, userId: string) => ({
  id,
  asker: asker(userId),
  user_id: userId,
  sealed: Buffer.alloc(8),
  expires_at: '2027-01-01T00:00:00Z',
});
const aCount = (userId: string, kind: 'question' | 'file') => ({
  day,
  kind,
  scope: 'person' as const,
  asker: asker(userId),
  user_id: userId,
  used: 1,
});

/** A question in a conversation, a file and a counter of somebody's; answers the ids of the first two. */
export async function addAssistantRows(root: Kysely<DB>, userId: string) {
  const conversation = await root
    .insertInto('assistant_conversations')
    .values({ user_id: userId, title: 'Is my pension enough?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const question = await root
    .insertInto('assistant_messages')
    .values({
      conversation_id: conversation.id,
      user_id: userId,
      type: 'user',
      content: 'Is my pension enough?',
      client_key: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await root.insertInto('assistant_attachments').values(aFile(userId, userId)).execute();
  await root.insertInto('assistant_usage').values(aCount(userId, 'question')).execute();
  return { conversation: conversation.id, question: question.id };
}

type Tables = Pick<
  DB,
  'assistant_conversations' | 'assistant_messages' | 'assistant_attachments' | 'assistant_usage'
>;

/** Conversations and questions are their owner's, with no look for staff; files and counters are the server's alone. */
export function assistantRecipes({ alice, bob }: World): Record<keyof Tables, Recipe> {
  const aQuestion = (owner: Dweller, conversation: string) => ({
    conversation_id: conversation,
    user_id: owner.id,
    type: 'user',
    content: 'And my NIF?',
    client_key: randomUUID(),
  });
  return {
    assistant_conversations: {
      a: { id: alice.conversation },
      b: { id: bob.conversation },
      insert: (owner) => ({ user_id: owner.id, title: 'Fees' }),
      touch: () => ({ last_activity_at: '2026-11-02' }),
      repoint: () => [{ user_id: bob.id }],
    },
    assistant_messages: {
      a: { id: alice.question },
      b: { id: bob.question },
      insert: (owner) => aQuestion(owner, owner.conversation),
      smuggle: (actor, victim) => aQuestion(actor, victim.conversation),
      touch: () => ({ answering_since: '2026-11-02' }),
      repoint: () => [{ user_id: bob.id }, { conversation_id: bob.conversation }, { content: 'x' }],
    },
    assistant_attachments: {
      a: { id: alice.id },
      b: { id: bob.id },
      insert: (owner) => aFile(randomUUID(), owner.id),
      touch: () => ({ expires_at: '2030-01-01' }),
      repoint: () => [{ asker: asker(bob.id) }],
    },
    assistant_usage: {
      a: { user_id: alice.id },
      b: { user_id: bob.id },
      insert: (owner) => aCount(owner.id, 'file'),
      touch: () => ({ used: 0 }),
      repoint: () => [{ user_id: bob.id, kind: 'file' }],
    },
  };
}
