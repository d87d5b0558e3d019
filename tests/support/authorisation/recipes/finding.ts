import { findRecords } from '#features/overview/contract/finding.ts';
import { recipe } from '../recipe.ts';

export const findingRecipes = [recipe(findRecords, () => ({ query: { q: 'ellison' } }))];
