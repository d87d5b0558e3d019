/** How long an account stays whole after its owner asked for it to be deleted (UX.md, P9). */
export const graceDays = 30;

/**
 * When the erasure begins: the first noon in UTC at least `graceDays` away. Noon in UTC is the same day from Hawaii to Lisbon,
 * so that everybody reads the same date.
 */
export function erasureDue(requested: Date): Date {
  const due = new Date(requested);
  due.setUTCDate(due.getUTCDate() + graceDays + (isPastNoon(requested) ? 1 : 0));
  due.setUTCHours(12, 0, 0, 0);
  return due;
}

const isPastNoon = (moment: Date) => moment.getTime() % 86_400_000 > 43_200_000;
