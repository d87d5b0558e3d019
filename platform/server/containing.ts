/**
 * A LIKE pattern for texts that contain what a person typed. %, _ and \ mean something in a pattern; what a person
 * typed means itself.
 */
export function containing(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
