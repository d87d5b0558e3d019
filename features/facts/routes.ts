import { bulk, type Route, readRoute, reads, route, writes } from '#platform/server/http/route.ts';
import * as facts from './contract.ts';
import { exportFacts, getFact, listFacts, listOfficeFacts } from './server/read-facts.ts';
import { addFact, saveFact } from './server/save-fact.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  readRoute(facts.listFacts, listFacts),
  route(facts.listOfficeFacts, { policy: 'admin', limits: reads }, listOfficeFacts),
  route(facts.exportFacts, { policy: 'admin', limits: bulk }, exportFacts),
  route(facts.addFact, { policy: 'admin', limits: writes }, addFact),
  route(facts.getFact, { policy: 'admin', limits: reads }, getFact),
  route(facts.saveFact, { policy: 'admin', limits: writes }, saveFact),
];
