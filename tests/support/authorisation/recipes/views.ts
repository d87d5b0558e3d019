import { randomUUID } from 'node:crypto';
import * as views from '#features/lists/contract.ts';
import { recipe } from '../recipe.ts';

export const viewRecipes = [
  recipe(views.listViews, () => ({ query: { list: 'applications' } })),
  recipe(views.saveView, () => ({
    body: { id: randomUUID(), list: 'applications', name: 'In review', params: 'status=under_review' },
  })),
  recipe(views.renameView, (of) => ({ params: { id: of.view }, body: { name: 'Mine alone' } })),
  recipe(views.removeView, (of) => ({ params: { id: of.view } })),
];
