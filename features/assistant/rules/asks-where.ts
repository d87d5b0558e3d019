import { posts } from '#features/places/rules/consulates.ts';
import { usPlaces } from '#features/places/rules/us-places.ts';
import { envelopeNames } from '#features/places/texts/envelope-names.ts';

/** What a question asks of the place where the person themself hands in. */
export type AskedOfPlace = 'where' | 'book' | 'keep';

// Each is one word after another: a question has at most some thousand letters, and no part of a pattern repeats another.
const patterns: Record<AskedOfPlace, readonly RegExp[]> = {
  where: [
    /\bwhere\b.{0,60}\bhand(?:ing|ed)?\b.{0,40}\b(?:in|over)\b/,
    /\bwhere\b.{0,40}\b(?:turn|drop|submit|file|send|take|bring)\b.{0,40}\b(?:papers?|documents?|application)\b/,
    /\b(?:which|what|who|where)\b.{0,30}\bmy (?:portuguese )?(?:consulate|visa cent(?:er|re)|vfs cent(?:er|re))\b/,
    /\b(?:which|what) (?:portuguese )?(?:consulate|visa cent(?:er|re)|vfs cent(?:er|re))\b.{0,40}\b(?:i|my|me|mine|we|our)\b/,
    /\bonde\b.{0,60}\b(?:entreg|apresent)\w*/,
    /\bqual\b.{0,30}\bmeu (?:consulado|centro de vistos)\b/,
    /\ba que consulado\b/,
  ],
  book: [
    /\bhow\b.{0,40}\b(?:book|make|get|schedule)\b.{0,30}\b(?:visa|vfs|consulate|my) appointment\b/,
    /\bcomo\b.{0,40}\bmarc\w*\b.{0,40}\b(?:consulado|visto|vfs)\b/,
  ],
  keep: [
    /\b(?:my consulate|the consulate|visa cent(?:er|re)|vfs)\b.{0,30}\bkeeps?\b/,
    /\bkeeps? my passport\b/,
    /\b(?:consulado|centro de vistos|vfs)\b.{0,30}\bfica\w* com\b/,
  ],
};

/** Another office's counter, or another person's place. */
const others =
  /\b(?:aima|sef|nif|niss|finan[cç]as|irs|fbi|apostill?e\w*|apostila|tax(?:es)?|permit|licen[cs]e|bank|school|dogs?|cats?|pets?|dmv|friend|brother|sister|uncle|aunt)\b/;
const places = [
  ...usPlaces.map((place) => envelopeNames[place]),
  ...Object.values(posts).map(({ city }) => city),
].map((name) => name.toLowerCase());

/** Undefined for any other question, and for one that names a place: the library answers for all places. */
export function asksOfPlace(question: string): AskedOfPlace | undefined {
  const text = question.toLowerCase().replaceAll('’', "'");
  if (others.test(text) || places.some((place) => text.includes(place))) return undefined;
  return (['keep', 'book', 'where'] as const).find((asked) => patterns[asked].some((one) => one.test(text)));
}
