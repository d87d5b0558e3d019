import * as batches from '#features/applications/contract/application-batches.ts';
import * as applications from '#features/applications/contract/applications.ts';
import * as unused from '#features/applications/contract/unused-applications.ts';
import { recipe } from '../recipe.ts';

const items = (id: string, version: number) => [{ id, version }];
const ids = (id: string) => [id];

export const applicationRecipes = [
  recipe(applications.startApplication, () => ({ body: {} }), {
    changesNothing: 'A has one already: it is found',
  }),
  recipe(applications.removeApplication, (of) => ({ params: { id: of.emptyApplication } })),
  recipe(applications.requestReview, (of) => ({ params: { id: of.application }, body: {} })),
  recipe(applications.decideApplication, (of) => ({
    params: { id: of.application },
    body: { status: 'approved', version: of.applicationVersion, reason: 'All in order' },
  })),
  recipe(applications.assignApplication, (of) => ({
    params: { id: of.application },
    body: { assignee: of.staff },
  })),
  recipe(batches.decideApplications, (of) => ({
    body: {
      items: items(of.application, of.applicationVersion),
      status: 'approved',
      client_key: of.application,
    },
  })),
  recipe(batches.undoDecisions, (of) => ({
    body: { items: items(of.decidedApplication, of.decidedVersion) },
  })),
  recipe(batches.assignApplications, (of) => ({ body: { ids: ids(of.application), assignee: of.staff } })),
  recipe(unused.removeUnused, () => ({}), { changesNothing: 'nobody who works here has an empty one' }),
  recipe(applications.undoDecision, (of) => ({
    params: { id: of.decidedApplication },
    body: { version: of.decidedVersion },
  })),
];
