import * as officeSupport from '#features/support/contract/office-support.ts';
import * as support from '#features/support/contract/support.ts';
import type { Input } from '#platform/shared/contract.ts';
import { recipe } from '../recipe.ts';

/** The browser makes one per text. */
const client_key = '11111111-2222-4333-8444-555555555555';

export const supportRecipes = [
  recipe(support.sendMessage, () => ({ body: { subject: 'Fees', message: 'How much is it?', client_key } })),
  recipe(support.getMessage, (of) => ({ params: { id: of.message } })),
  recipe(support.sendReply, (of) => ({
    params: { id: of.message },
    body: { body: 'Thank you.', client_key },
  })),
  recipe(support.markRead, (of) => ({ params: { id: of.message }, body: { reply_id: of.reply } })),
  recipe(support.beginMessage, (of) => ({
    body: { user_id: of.account, subject: 'Your lease', message: 'It ends in May.', client_key },
  })),
  recipe(support.getThread, (of) => ({ params: { id: of.message } })),
  recipe(support.answerMessage, (of) => ({ params: { id: of.message }, body: { body: 'Yes.', client_key } })),
  recipe(support.rateMessage, (of) => ({ params: { id: of.resolvedMessage }, body: { helpful: true } })),
  recipe(officeSupport.setStatus, (of) => ({ params: { id: of.message }, body: { status: 'resolved' } })),
  recipe(officeSupport.setPriority, (of) => ({ params: { id: of.message }, body: { priority: 'high' } })),
  recipe(officeSupport.assignMessage, (of) => ({
    params: { id: of.message },
    body: { assigned_to: of.staff },
  })),
  recipe(officeSupport.snoozeMessage, (of) => ({
    params: { id: of.message },
    body: { snoozed_until: new Date(Date.now() + 86_400_000).toISOString() },
  })),
  recipe(
    officeSupport.changeMessages,
    (of): Input<typeof officeSupport.changeMessages> => ({
      body: { changes: [{ id: of.message, change: { status: 'closed' } }] },
    }),
  ),
  recipe(officeSupport.mergeMessages, (of) => ({
    params: { id: of.message },
    body: { other: of.otherMessage },
  })),
  recipe(officeSupport.unmergeMessage, (of) => ({ params: { id: of.message } }), {
    changesNothing: 'It was not merged; unmerge.test.ts undoes what was.',
  }),
  recipe(officeSupport.addNote, (of) => ({
    params: { id: of.message },
    body: { body: 'Call her.', client_key },
  })),
];
