/** Texts that the office's lists share. */
export const officeListTexts = {
  order: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
} as const;
