import * as traffic from '#domain/contracts/traffic.ts';
import { recipe } from '../recipe.ts';

export const trafficRecipes = [
  recipe(traffic.collect, () => ({ body: new Blob(['{}'], { type: 'text/plain' }) }), {
    neverSucceeds:
      'nobody here asks from a page of ours; who is counted and who is not: server/features/traffic/collect.test.ts',
  }),
];
