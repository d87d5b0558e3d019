import { listCasesWaiting } from '#features/queue/contract.ts';
import { recipe } from '../recipe.ts';

export const queueRecipes = [recipe(listCasesWaiting, (of) => ({ query: { ids: of.application } }))];
