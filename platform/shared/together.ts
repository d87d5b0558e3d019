/**
 * Waits for all values of a record at once. What is asked of one transaction without waiting in between reaches the database
 * together and costs one round trip. Rejects with the first reason.
 */
export async function together<T extends Record<string, unknown>>(
  wanted: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const names = Object.keys(wanted);
  const values = await Promise.all(Object.values(wanted));
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as never;
}
