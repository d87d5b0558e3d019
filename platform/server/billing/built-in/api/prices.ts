import { listOf, presentPrice } from '../present.ts';
import { endpoint, listParams, noParams, trueOrFalse } from './endpoint.ts';

export const prices = [
  endpoint(
    'GET',
    '/v1/prices',
    listParams({ active: trueOrFalse.optional() }),
    async ({ catalogue }, { active }) =>
      listOf('/v1/prices', active === false ? [] : catalogue.all.map(presentPrice)),
  ),
  endpoint('GET', '/v1/prices/{id}', noParams, async ({ catalogue }, _params, id) =>
    presentPrice(catalogue.get(id)),
  ),
];
