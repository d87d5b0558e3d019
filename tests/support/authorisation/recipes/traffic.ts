import { reportPolicy } from '#domain/contracts/policy-reports.ts';
import * as traffic from '#domain/contracts/traffic.ts';
import { recipe } from '../recipe.ts';

export const trafficRecipes = [
  recipe(reportPolicy, () => ({ body: new Blob(['{}'], { type: 'application/csp-report' }) }), {
    changesNothing: 'it writes into the log alone',
  }),
  recipe(traffic.collect, () => ({ body: new Blob(['{}'], { type: 'text/plain' }) }), {
    neverSucceeds:
      'nobody here asks from a page of ours; who is counted and who is not: server/features/traffic/collect.test.ts',
  }),
];
