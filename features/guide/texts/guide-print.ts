/** What stands on a printed checklist besides the checklist. */
export const guidePrintTexts = {
  for: (name: string) => `For ${name}`,
  on: (date: string) => `Printed on ${date}`,
} as const;
