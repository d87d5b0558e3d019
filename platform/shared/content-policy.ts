/** Where browsers report violations of the content policy. */
export const policyReportPath = '/api/policy-reports';

/** Names that never leave a machine or an office network (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const innerNames = new Set([
  'localhost',
  'local',
  'internal',
  'localdomain',
  'lan',
  'home',
  'corp',
  'alt',
  'arpa',
]);

/** Whether an address names one public host: no IP address, and no wildcard, which in frame-src would allow many sites. */
export function isOnPublicHost(address: string): boolean {
  const labels = URL.parse(address)?.hostname.split('.') ?? [];
  const last = labels.at(-1) ?? '';
  // The parser writes IPv4 addresses as numbers and IPv6 in brackets: neither ends with a name.
  if (labels.length < 2 || !/^[a-z][a-z0-9-]*$/.test(last) || innerNames.has(last)) return false;
  return labels.every((label) => /^[a-z0-9_-]+$/.test(label));
}
