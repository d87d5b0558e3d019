/** What surrounds a fact of the register where applicants read it; the facts themselves are rows. */
export const factTexts = {
  source: (source: string, date: string) => `Source: ${source}, ${date}.`,
  /** Beside what we know that differs. */
  older: (figure: string) => `Older guides say: ${figure}`,
  undated: 'undated',
  unavailable: 'We could not load newer information just now. Check this with your consulate.',
} as const;
