import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as facts from './contract.ts';
import { addFact } from './server/add-fact.ts';
import { exportFacts } from './server/export-facts.ts';
import { getFact } from './server/get-fact.ts';
import { listFacts } from './server/list-facts.ts';
import { listOfficeFacts } from './server/list-office-facts.ts';
import { saveFact } from './server/save-fact.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(facts.listFacts, { policy: 'person', limits: reads }, listFacts),
  route(facts.listOfficeFacts, { policy: 'admin', limits: reads }, listOfficeFacts),
  route(facts.exportFacts, { policy: 'admin', limits: bulk }, exportFacts),
  route(facts.addFact, { policy: 'admin', limits: writes }, addFact),
  route(facts.getFact, { policy: 'admin', limits: reads }, getFact),
  route(facts.saveFact, { policy: 'admin', limits: writes }, saveFact),
];
