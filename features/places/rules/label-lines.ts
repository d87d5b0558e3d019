/**
 * The lines of an address that stands in a fact of the register, after a colon and between slashes: 'Mail it to: Office / Street'.
 * Undefined when staff wrote it otherwise: then the fact is shown, and no label is made of it.
 */
export function labelLines(fact: string): readonly string[] | undefined {
  const [, ...after] = fact.split(': ');
  const lines = after
    .join(': ')
    .replace(/\.$/, '')
    .split(' / ')
    .map((line) => line.trim());
  return lines.length >= 3 ? lines : undefined;
}
