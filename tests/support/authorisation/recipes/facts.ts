import * as facts from '#features/facts/contract.ts';
import { aFact } from '../../request-bodies.ts';
import { recipe } from '../recipe.ts';

export const factRecipes = [
  recipe(facts.getFact, () => ({ params: { id: 'visa-fee' } })),
  recipe(facts.saveFact, () => ({
    params: { id: 'visa-fee' },
    body: { ...aFact(), version: 1 },
  })),
  recipe(facts.addFact, () => ({ body: { ...aFact(), name: 'Fee of the consulate' } })),
];
