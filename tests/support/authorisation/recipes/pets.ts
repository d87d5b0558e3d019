import { askPetExpert } from '#features/pets/contract.ts';
import { recipe } from '../recipe.ts';

export const petRecipes = [
  recipe(askPetExpert, () => ({ body: { question: 'How often do I feed a cat?' } }), {
    changesNothing: 'Nothing of a question is kept.',
  }),
];
