/** One month after a moment (both in seconds), on day `anchorDay` where that month has it, else on its last day. UTC. */
export function monthAfter(moment: number, anchorDay: number): number {
  const from = new Date(moment * 1000);
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(anchorDay, last));
  return next.getTime() / 1000;
}
