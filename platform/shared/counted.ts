/** Returns a figure with its noun: '1 user', '0 users'. A figure that was formatted before, '1,204' or '1000+', is told by its text. */
export const counted = (count: unknown, one: string, many: string): string =>
  `${count} ${String(count) === '1' ? one : many}`;
