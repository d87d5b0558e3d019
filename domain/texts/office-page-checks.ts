import type { CheckCode } from '../rules/page-checks.ts';

/** What each check found, as whoever publishes reads it. `words` are those of the page that it is about. */
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
  vague_button: (words = '') => `"${words}" does not say where the button leads.`,
};
