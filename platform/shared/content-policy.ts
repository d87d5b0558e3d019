/** Where browsers report what a content policy has stopped. */
export const policyReportPath = '/api/policy-reports';

/** Names that never lead out of a machine or an office (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
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

/**
 * Returns whether an address names one host of the public internet: a domain name with a dot, no wildcard, no IP
 * address. The address goes into frame-src, where a wildcard would let pages of many sites into ours.
 */
export function isOnPublicHost(address: string): boolean {
  const labels = URL.parse(address)?.hostname.split('.') ?? [];
  const last = labels.at(-1) ?? '';
  // The parser writes every form of an IPv4 address with numbers, and IPv6 in brackets: neither ends with a name.
  if (labels.length < 2 || !/^[a-z][a-z0-9-]*$/.test(last) || innerNames.has(last)) return false;
  return labels.every((label) => /^[a-z0-9_-]+$/.test(label));
}
