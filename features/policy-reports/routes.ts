import { type Route, reports, route } from '#platform/server/http/route.ts';
import { reportPolicy as reportPolicyContract } from './contract.ts';
import { reportPolicy } from './server/report-policy.ts';

export const routes: readonly Route[] = [
  route(reportPolicyContract, { policy: 'public', limits: reports }, reportPolicy),
];
