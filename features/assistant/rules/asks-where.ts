import { postCities } from '#features/facts/hand-in-facts.ts';
import { usPlaces } from '#features/places/rules/us-places.ts';
import { envelopeNames } from '#features/places/texts/envelope-names.ts';

/** What a question asks of the place where the person themself hands in. */
export type AskedOfPlace = 'where' | 'book' | 'keep';

/** Words in this order, each at most some letters after the one before. */
type Sequence = readonly [RegExp, ...(readonly [letters: number, RegExp])[]];

const office = /\b(?:consulate|visa cent(?:er|re)|vfs cent(?:er|re))\b/;
const sequences: Record<AskedOfPlace, readonly Sequence[]> = {
  where: [
    [/\bwhere\b/g, [60, /\bhand(?:ing|ed)?\b/], [40, /\b(?:in|over)\b/]],
    [
      /\bwhere\b/g,
      [40, /\b(?:turn|drop|submit|file|send|take|bring)\b/],
      [40, /\b(?:papers?|documents?|application)\b/],
    ],
    [/\b(?:which|what|who|where)\b/g, [30, /\bmy\b/], [12, office]],
    [/\b(?:which|what)\b/g, [12, office], [40, /\b(?:i|my|me|mine|we|our)\b/]],
    [/\bonde\b/g, [60, /\b(?:entreg|apresent)/]],
    [/\bqual\b/g, [30, /\bmeu (?:consulado|centro de vistos)\b/]],
    [/\ba que consulado\b/g],
  ],
  book: [
    [/\bhow\b/g, [40, /\b(?:book|make|get|schedule)\b/], [30, /\b(?:visa|vfs|consulate|my) appointment\b/]],
    [/\bcomo\b/g, [40, /\bmarc/], [40, /\b(?:consulado|visto|vfs)\b/]],
  ],
  keep: [
    [/\b(?:my consulate|the consulate|visa cent(?:er|re)|vfs)\b/g, [30, /\bkeeps?\b/]],
    [/\bkeeps? my passport\b/g],
    [/\b(?:consulado|centro de vistos|vfs)\b/g, [30, /\bfica\w* com\b/]],
  ],
};

/** The longest of the words above, in letters. */
const longestWord = 24;

/** Whether a text has the sequence. Looks at a bounded piece of the text for each beginning, so it is linear. */
function has(text: string, [first, ...rest]: Sequence): boolean {
  for (const { 0: word, index } of text.matchAll(first)) {
    let at = index + word.length;
    const found = rest.every(([letters, next]) => {
      const match = next.exec(text.slice(at, at + letters + longestWord));
      if (!match || match.index > letters) return false;
      at += match.index + match[0].length;
      return true;
    });
    if (found) return true;
  }
  return false;
}

/** Another office's counter, or another person's place. */
const others =
  /\b(?:aima|sef|nif|niss|finan[cç]as|irs|fbi|apostill?e\w*|apostila|tax(?:es)?|permit|licen[cs]e|bank|school|dogs?|cats?|pets?|dmv|friend|brother|sister|uncle|aunt)\b/;
const places = [...usPlaces.map((place) => envelopeNames[place]), ...Object.values(postCities)].map((name) =>
  name.toLowerCase(),
);

/** Undefined for any other question, and for one that names a place: the library answers for all places. */
export function asksOfPlace(question: string): AskedOfPlace | undefined {
  const text = question.toLowerCase().replaceAll('’', "'");
  if (others.test(text) || places.some((place) => text.includes(place))) return undefined;
  return (['keep', 'book', 'where'] as const).find((asked) => sequences[asked].some((one) => has(text, one)));
}
