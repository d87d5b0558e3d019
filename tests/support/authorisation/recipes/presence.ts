import { endPresence, notePresence } from '#features/presence/contract.ts';
import { recipe } from '../recipe.ts';

export const presenceRecipes = [
  recipe(notePresence, (of) => ({ body: { subject_type: 'application', subject_id: of.application } })),
  recipe(endPresence, (of) => ({ params: { subject_type: 'application', subject_id: of.application } }), {
    changesNothing: 'they have not opened it',
  }),
];
