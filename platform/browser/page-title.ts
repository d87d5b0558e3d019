/** What the root's loader gives to every page. */
export interface SiteData {
  siteName: string;
  supportEmail: string;
  /** The address people reach us by, without a trailing slash: shared links name their picture in full. */
  publicUrl: string;
  localProvidersBanner: boolean;
  /** Whether e-mails leave this installation. */
  sendsMail: boolean;
  /** Whether an advertising tracker is configured. */
  adsConfigured: boolean;
  /** The conversion that this page may report, see `report-conversion.ts`. */
  ads?: string;
  /** The site is under maintenance and this visitor is to see nothing else; `until` when it may be over. */
  closed?: { until: string | null };
}

/** Any match of a route's `meta` arguments. */
export interface Match {
  id: string;
  loaderData?: unknown;
}

/** What the root's loader gave, by a route's `meta` arguments; undefined where it failed. */
export const siteOf = (matches: readonly (Match | undefined)[]) =>
  matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;

/** "Documents - Visa Application Portal": the page, then the setting `site_name`. For a route's `meta`. */
export function pageTitle(matches: readonly (Match | undefined)[], page: string) {
  const site = siteOf(matches);
  return { title: site ? `${page} - ${site.siteName}` : page };
}
