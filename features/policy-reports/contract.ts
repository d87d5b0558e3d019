import { policyReportPath } from '#platform/shared/content-policy.ts';
import { contract } from '#platform/shared/contract.ts';

/**
 * What a browser would not run or load on a page of ours, as `application/csp-report` or `application/reports+json`. 204 for
 * everything that can be read or not: a browser does nothing with the answer.
 */
export const reportPolicy = contract({
  method: 'post',
  path: policyReportPath,
  summary: 'Report what the content policy of a page has stopped',
  body: 'bytes',
  response: 'none',
  errors: ['body_too_large'],
});
