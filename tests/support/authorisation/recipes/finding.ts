import { findRecords } from '#domain/contracts/finding.ts';
import { recipe } from '../recipe.ts';

export const findingRecipes = [recipe(findRecords, () => ({ query: { q: 'ellison' } }))];
