/** Cents as people read them: '$99.00'. */
export const formatCents = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

/** A day as people read it, by UTC: 'November 29, 2026'. */
export const formatDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
