/** Cents as text: '$99.00'. */
export const formatCents = (amount: number, currency: string, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);

/** A UTC day as text: 'November 29, 2026'. */
export const formatDay = (moment: Date, locale = 'en-US'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
