export interface FactWords {
  text: string;
  /** Set where the words are not in the language of the page. */
  lang?: 'en';
}

/** The text of a fact of the register as the page shows it. The register is kept in English. */
export function factWords(text: string): FactWords {
  return { text };
}
