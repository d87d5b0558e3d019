import { siteTexts } from '#domain/texts/site.ts';

/** What the root's loader gives to every page. */
export interface SiteData {
  siteName: string;
  supportEmail: string;
  localProvidersBanner: boolean;
  /** Whether an advertising tracker is configured. */
  adsConfigured: boolean;
  /** The conversion that this page may report, see `report-conversion.ts`. */
  ads?: string;
  /** The site is under maintenance and this visitor is to see nothing else; `until` when it may be over. */
  closed?: { until: string | null };
}

/** Any match of a route's `meta` arguments. */
interface Match {
  id: string;
  loaderData?: unknown;
}

/** "Documents - Visa Application Portal": the page, then the setting `site_name`. For a route's `meta`. */
export function pageTitle(matches: readonly (Match | undefined)[], page: string) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;
  return { title: root ? siteTexts.title(page, root.siteName) : page };
}
