import type { PostId } from '../rules/consulates.ts';
import type { HandInTopic } from '../rules/hand-in.ts';

/** A post as a sentence names it. */
const posts: Record<PostId, string> = {
  washington: 'The Embassy of Portugal in Washington, D.C.',
  'new-york': 'The Portuguese consulate in New York',
  newark: 'The Portuguese consulate in Newark',
  boston: 'The Portuguese consulate in Boston',
  'new-bedford': 'The Portuguese consulate in New Bedford',
  'san-francisco': 'The Portuguese consulate in San Francisco',
};

/** The heading of each list of papers. */
const lists: Record<Exclude<HandInTopic, 'book' | 'price' | 'keep'>, string> = {
  bring: 'Everyone brings',
  d7: 'For the D7 visa, if you live on a pension or other income',
  d8: 'For the D8 visa, if you work from a distance',
  couple: 'If your husband or wife moves, too',
  child: 'For each child who moves',
};

/** Where the papers are handed in: the question, and what we know. */
export const handInTexts = {
  title: 'Make the appointment',
  lead: 'In the United States you hand in your papers on one day, at one place. The place goes by where you live.',
  loading: 'Loading where you hand in...',
  loadFailed: 'Where you hand in could not be loaded.',
  posts,
  terms: {
    post: 'Who takes your papers',
    desk: 'Where you hand them in',
    book: 'How to book',
    price: 'What it costs',
    keep: 'What they keep',
  },
  desk: {
    vfs: (city: string) => `At the visa center of VFS for ${city}.`,
    consulate: 'At the consulate itself. We found no visa center for it.',
    unknown: 'We do not know. Ask the consulate.',
  },
  unknown: {
    post: (place: string) =>
      `We found no source that names the consulate for ${place}. Ask the Embassy of Portugal in Washington, D.C., before you book.`,
    county:
      'We found no source that names the consulate for your county. Ask the one in Boston before you book.',
    book: 'We do not know. Ask the consulate.',
    keep: 'We do not know if your passport stays there. Ask before you book a trip.',
  },
  /** Where they have not said in which state they live. */
  unsaid: {
    text: 'Your consulate tells you which center is yours. It goes by the state you live in.',
    link: 'Say in which state you live',
  },
  abroad:
    'Then the Portuguese consulate for the country where you live takes your papers. Ask it how to book, and for its list.',
  lists: { title: 'What to bring, by the sources we found', ...lists },
  advice: 'Your consulate has the last word. Ask it for its own list before you go.',
} as const;
