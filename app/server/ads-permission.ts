import { parse } from 'hono/utils/cookie';
import { asksNotToBeTracked } from '#features/traffic/server/visitor-cookie.ts';
import type { Env } from '#platform/server/env.ts';
import { adsConsentCookie, conversionPage } from '#platform/shared/advertising.ts';
import { splitLanguage } from '#platform/shared/languages.ts';

/**
 * The conversion that the page of this request may report: only where one is configured, on the page of a finished
 * purchase, from a browser that agreed and does not ask to be left alone. The policy of every other page forbids the call.
 */
export function adsPermission(request: Request, { adsConversionId }: Env): string | undefined {
  if (!adsConversionId || splitLanguage(new URL(request.url).pathname).path !== conversionPage)
    return undefined;
  const { headers } = request;
  const cookies = headers.get('cookie');
  if (asksNotToBeTracked(headers) || !cookies) return undefined;
  return parse(cookies, adsConsentCookie)[adsConsentCookie] === '1' ? adsConversionId : undefined;
}
