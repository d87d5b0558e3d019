/** Cents as people read them: '$99.00'. */
export const formatCents = (amount: number, currency: string, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);

/** A day as people read it, by UTC: 'November 29, 2026'. */
export const formatDay = (moment: Date, locale = 'en-US'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
