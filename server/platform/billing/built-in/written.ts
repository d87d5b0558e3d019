/** Amounts and days as they are written for people. */
export const dollars = (cents: number): string => {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return amount.format(cents / 100);
};

/** Days as UTC has them: everything here is reckoned in it. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
