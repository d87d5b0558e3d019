import { routes as accounts } from '#features/accounts/routes.ts';
import { routes as applications } from '#features/applications/routes.ts';
import { routes as assistant } from '#features/assistant/routes.ts';
import { routes as audit } from '#features/audit/routes.ts';
import { routes as cases } from '#features/cases/routes.ts';
import { routes as documents } from '#features/documents/routes.ts';
import { routes as experiments } from '#features/experiments/routes.ts';
import { routes as facts } from '#features/facts/routes.ts';
import { routes as guide } from '#features/guide/routes.ts';
import { routes as lists } from '#features/lists/routes.ts';
import { routes as mails } from '#features/mails/routes.ts';
import { routes as notices } from '#features/notices/routes.ts';
import { routes as overview } from '#features/overview/routes.ts';
import { routes as pages } from '#features/pages/routes.ts';
import { routes as pets } from '#features/pets/routes.ts';
import { routes as places } from '#features/places/routes.ts';
import { routes as plans } from '#features/plans/routes.ts';
import { routes as policyReports } from '#features/policy-reports/routes.ts';
import { routes as presence } from '#features/presence/routes.ts';
import { routes as privacy } from '#features/privacy/routes.ts';
import { routes as queue } from '#features/queue/routes.ts';
import { routes as reviews } from '#features/reviews/routes.ts';
import { routes as schedule } from '#features/schedule/routes.ts';
import { routes as settings } from '#features/settings/routes.ts';
import { routes as support } from '#features/support/routes.ts';
import { routes as traffic } from '#features/traffic/routes.ts';
import { routes as workload } from '#features/workload/routes.ts';
import type { Route } from '#platform/server/http/route.ts';

/** Every endpoint: each room says in its `routes.ts` who may call what, and how often. */
export const routes: readonly Route[] = [
  ...accounts,
  ...applications,
  ...assistant,
  ...audit,
  ...cases,
  ...documents,
  ...experiments,
  ...facts,
  ...guide,
  ...lists,
  ...mails,
  ...notices,
  ...overview,
  ...pages,
  ...pets,
  ...places,
  ...plans,
  ...policyReports,
  ...presence,
  ...privacy,
  ...queue,
  ...reviews,
  ...schedule,
  ...settings,
  ...support,
  ...traffic,
  ...workload,
];
