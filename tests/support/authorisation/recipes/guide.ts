import * as guide from '#domain/contracts/guide.ts';
import { recipe } from '../recipe.ts';

export const guideRecipes = [
  recipe(guide.getGuide, (of) => ({ params: { application_id: of.application } })),
  recipe(guide.setGuideItem, (of) => ({
    params: { application_id: of.application, item_id: 'nif-portal' },
    body: { completed: true },
  })),
  recipe(guide.listGuideNotes, (of) => ({ params: { application_id: of.application } })),
  recipe(guide.saveGuideNote, (of) => ({
    params: { application_id: of.application, question_id: 'purpose-why' },
    body: { note: 'The light' },
  })),
];
