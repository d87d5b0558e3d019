/** What a printed checklist says besides the checklist. */
export const guidePrintTexts = {
  for: (name: string) => `For ${name}`,
  on: (date: string) => `Printed on ${date}`,
} as const;
