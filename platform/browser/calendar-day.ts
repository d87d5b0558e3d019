/** The reader's own today as 'YYYY-MM-DD'. */
export function todayAsDay(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** A 'YYYY-MM-DD' as a moment that is that day for the reader, too: without a time it would be read as UTC. */
export function momentOfDay(day: string): Date {
  return new Date(`${day}T00:00:00`);
}
