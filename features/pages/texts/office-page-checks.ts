import type { CheckCode } from '../rules/page-checks.ts';

/** What each check found, as the publisher reads it. `words` are those of the page that it is about. */
export const pageCheckTexts: Record<CheckCode, (words?: string) => string> = {
  nothing_to_show: () => 'The page says nothing: it has no section with words, and no fallback.',
  no_heading: () => 'The page has no main heading. Screen readers and search engines look for one.',
  empty_button: () => 'The button has no words.',
  title_long: () => 'The title has more than 60 letters. Search results cut it.',
  description_missing: () => 'There is no description for search results and shared links.',
  description_long: () => 'The description has more than 155 letters. Search results cut it.',
  button_long: () => 'The button has many words. It wraps on a phone.',
  empty_section: () => 'The section says nothing and is left out.',
  several_heroes: () => 'A second hero. The page then has two main headings.',
  heading_order: () => 'The headings skip a level here, or come before the main one.',
  claim_without_fact: (words = '') => `"${words}" is a figure that no fact of our register holds.`,
  promise: (words = '') => `"${words}" promises something that we cannot keep for everybody.`,
  low_contrast: (words = '') => `Too little contrast: ${words}`,
  vague_button: (words = '') => `"${words}" does not say where the button leads.`,
};

/** How well the words of a page can be read on their ground. */
export const pageContrastTexts = {
  title: 'Contrast',
  themes: { light: 'light colors', dark: 'dark colors' },
  ratio: (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`,
  /** The pair that comes closest to too little. */
  lowest: (ratio: string, where: string, theme: string, least: number) =>
    `The lowest on this page is ${ratio} (${where}, ${theme}). At least ${least} to 1 is needed.`,
  low: (ratio: string, theme: string, least: number, cure: string) =>
    `${ratio} in ${theme}, and ${least} to 1 is needed. The design's color would have to be ${cure}.`,
} as const;
