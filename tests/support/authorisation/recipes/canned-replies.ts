import * as cannedReplies from '#features/support/contract/canned-replies.ts';
import { recipe } from '../recipe.ts';

export const cannedReplyRecipes = [
  recipe(cannedReplies.addCannedReply, () => ({ body: { name: 'Hours', body: 'Always.' } })),
  recipe(cannedReplies.saveCannedReply, (of) => ({
    params: { id: of.cannedReply },
    body: { name: 'Hours', body: 'Always.', version: 1 },
  })),
  recipe(cannedReplies.deleteCannedReply, (of) => ({ params: { id: of.cannedReply } })),
];
