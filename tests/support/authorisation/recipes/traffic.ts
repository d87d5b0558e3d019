import { reportPolicy } from '#features/policy-reports/contract.ts';
import * as traffic from '#features/traffic/contract/traffic.ts';
import { recipe } from '../recipe.ts';

export const trafficRecipes = [
  recipe(reportPolicy, () => ({ body: new Blob(['{}'], { type: 'application/csp-report' }) }), {
    changesNothing: 'it writes into the log alone',
  }),
  recipe(traffic.collect, () => ({ body: new Blob(['{}'], { type: 'text/plain' }) }), {
    neverSucceeds:
      'nobody here asks from a page of ours; who is counted and who is not: features/traffic/server/collect.test.ts',
  }),
];
