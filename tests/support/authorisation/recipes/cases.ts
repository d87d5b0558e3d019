import * as caseNotes from '#features/cases/contract/case-notes.ts';
import * as cases from '#features/cases/contract/cases.ts';
import { recipe } from '../recipe.ts';

export const caseRecipes = [
  recipe(cases.getCase, (of) => ({ params: { id: of.application } })),
  recipe(cases.getCaseHistory, (of) => ({ params: { id: of.application } })),
  recipe(caseNotes.listNotes, (of) => ({ params: { id: of.application } })),
  recipe(caseNotes.writeNote, (of) => ({
    params: { id: of.application },
    body: { body: 'Call back on Monday.', client_key: '11111111-2222-4333-8444-555555555555' },
  })),
  recipe(caseNotes.changeNote, (of) => ({
    params: { id: of.note },
    body: { body: 'Call back on Tuesday.', version: 1 },
  })),
  recipe(caseNotes.removeNote, (of) => ({ params: { id: of.note } })),
  recipe(caseNotes.restoreNote, (of) => ({ params: { id: of.removedNote }, body: {} })),
];
