import * as mails from '#features/mails/contract.ts';
import { recipe } from '../recipe.ts';

export const mailRecipes = [
  recipe(mails.openMail, (of) => ({ params: { id: of.mail } })),
  recipe(mails.retryMail, (of) => ({ params: { id: of.mail } })),
];
