/** As specified: upper case, underscores as spaces. */
export function typeLabel(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}
