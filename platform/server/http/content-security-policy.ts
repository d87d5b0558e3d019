import { adsImageHosts } from '#platform/shared/advertising.ts';
import { isOnPublicHost, policyReportPath } from '#platform/shared/content-policy.ts';

/** Browsers tell us what a policy has stopped (`report-policy.ts`): the older word for those that do not know the newer. */
const reporting = `report-uri ${policyReportPath}; report-to policy`;
/** Where the newer word leads: the header Reporting-Endpoints. */
export const reportingEndpoints = `policy="${policyReportPath}"`;

/**
 * The policy of our own pages: only our own files; inline scripts by nonce or hash (`allowed`, quoted) alone. Style attributes are allowed
 * because server-rendered widths (progress bars) need them; they cannot load anything, since every source is 'self'.
 * `framed` is the address of the one foreign site that a page shows inside itself. Every page allows it, because people
 * get from any page to any other without loading a new one. `ads`: this page may ask for the picture that counts a
 * conversion (`ads-permission.ts`); no page ever runs a script of an advertiser.
 */
export function pagePolicy(allowed: readonly string[], framed: string | undefined, ads = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allowed.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${ads ? ` ${adsImageHosts.join(' ')}` : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' blob:${framed && isOnPublicHost(framed) ? ` ${new URL(framed).origin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reporting,
  ].join('; ');
}

/** For scripts: as workers they live under their own answer's policy, and fetch parts of themselves from us. */
export const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** For answers that are not pages: nothing may run, nothing may load, nobody may frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For landing pages, whose words staff write: they frame nothing, and run no script but ours. */
export function pitchPolicy(allowed: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allowed.join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reporting,
  ].join('; ');
}
