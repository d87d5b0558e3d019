/** Where browsers report what a content policy has stopped. */
export const policyReportPath = '/api/policy-reports';
