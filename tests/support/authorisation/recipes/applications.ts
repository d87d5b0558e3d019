import * as applications from '#domain/contracts/applications.ts';
import { recipe } from '../recipe.ts';

export const applicationRecipes = [
  recipe(applications.startApplication, () => ({ body: {} }), {
    changesNothing: 'A has one already: it is found',
  }),
  recipe(applications.removeApplication, (of) => ({ params: { id: of.emptyApplication } })),
  recipe(applications.requestReview, (of) => ({ params: { id: of.application }, body: {} })),
  recipe(applications.getCase, (of) => ({ params: { id: of.application } })),
  recipe(applications.decideApplication, (of) => ({
    params: { id: of.application },
    body: { status: 'approved', version: of.applicationVersion, reason: 'All in order' },
  })),
  recipe(applications.assignApplication, (of) => ({
    params: { id: of.application },
    body: { assignee: of.staff },
  })),
  recipe(applications.undoDecision, (of) => ({
    params: { id: of.decidedApplication },
    body: { version: of.decidedVersion },
  })),
];
