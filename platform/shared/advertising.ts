/** Set to '1' by the browser when its user allows advertising measurement (decision 0041). */
export const adsConsentCookie = 'rumo_ads';

/** Seconds after which consent is asked for again: half a year. */
export const adsConsentLife = 180 * 24 * 60 * 60;

/** The only page that reports a conversion: it says that a purchase is complete. */
export const conversionPage = '/subscription/return';

/** The specification's value of every conversion, in US dollars; not a price. */
const conversion = { value: 1, currency: 'USD' };

/** Hosts that serve the conversion image, or redirect to it. */
export const adsImageHosts = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
] as const;

/** URL of the image that counts one conversion. `id`: 'AW-123456789/label'. */
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
