import * as support from '#domain/contracts/support.ts';
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
  recipe(support.getThread, (of) => ({ params: { id: of.message } })),
  recipe(support.answerMessage, (of) => ({ params: { id: of.message }, body: { body: 'Yes.', client_key } })),
];
