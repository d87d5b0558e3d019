/** What is reported to an advertiser, and when: the conditions of decision 0041. */

/** Set where somebody switched advertising measurement on, by their own browser; its value is '1'. */
export const adsConsentCookie = 'rumo_ads';

/** Consent is asked for again after half a year. In seconds. */
export const adsConsentLife = 180 * 24 * 60 * 60;

/** The one page that a conversion is reported from: it says that a purchase is complete. */
export const conversionPage = '/subscription/return';

/** The specification's value of every conversion, in US dollars. It is no price. */
const conversion = { value: 1, currency: 'USD' };

/** Whom the picture is asked of, and whom it sends the browser on to. */
export const adsImageHosts = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
] as const;

/** The picture that counts one conversion. `id` as Google gives it: 'AW-123456789/label'. */
export function conversionAddress(id: string): string {
  const [account = '', label = ''] = id.replace(/^AW-/, '').split('/');
  const query = new URLSearchParams({
    label,
    value: String(conversion.value),
    currency_code: conversion.currency,
    guid: 'ON',
    script: '0',
  });
  return `${adsImageHosts[0]}/pagead/conversion/${account}/?${query}`;
}
