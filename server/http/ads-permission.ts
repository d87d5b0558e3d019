import { parse } from 'hono/utils/cookie';
import { adsConsentCookie, conversionPage } from '#domain/rules/advertising.ts';
import { splitLanguage } from '#domain/rules/languages.ts';
import { asksNotToBeTracked } from '../features/traffic/visitor-cookie.ts';
import type { Env } from '../platform/env.ts';

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
