/** What the library never answers, whatever words of it the register holds. */
export const boundaries = [
  'investment',
  'evasion',
  'medical',
  'future',
  'elsewhere',
  'instructions',
] as const;
export type Boundary = (typeof boundaries)[number];

const patterns: Record<Exclude<Boundary, 'elsewhere'>, RegExp> = {
  instructions:
    /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:rules?|instructions?|prompt|above|previous)\b|\bsystem prompt\b|\bjailbreak|\bpretend (?:to be|you)\b/,
  evasion:
    /\b(?:evad\w*|evasion|launder\w*|bribe\w*|forge[ds]?|counterfeit|fake|loopholes?)\b|\bhid(?:e|ing)\b|\bavoid (?:paying|reporting|tax|the irs)|\bnot (?:report|declare|tell)|\bwithout (?:telling|reporting|declaring|paying)|\blie (?:on|to|about)\b|\bunder the table\b|(?<!\b(?:is it|are we|am i|stay) )\billegal(?:ly)?\b|\boff the books\b|\boverstay/,
  medical:
    /\b(?:stop|start|keep|skip)\w* taking\b|\b(?:dos(?:e|es|age)|pills?|tablets?|symptoms?|diagnos\w*|side effects?|cure|treat(?:ment)? for|blood pressure|insulin|chemo\w*)\b/,
  investment:
    /\b(?:crypto\w*|bitcoins?|ethereum|day trad\w*|gold)\b|\b(?:mutual|index|hedge) funds?\b|\bwhat (?:should|to) (?:i )?invest|\bwhich funds?\b|\binvest(?:ing|ment|ments)? in\b/,
  future:
    /\bon (?:what|which) (?:exact )?(?:day|date)\b|\b(?:what|which) (?:exact )?(?:day|date) will\b|\bexact (?:day|date)\b|\b(?:predict\w*|forecast\w*|odds|chances|chance (?:of|that))\b|\bwill (?:i|we|my \w+|my visa application) (?:be|get) (?:approved|accepted|rejected|denied|refused)\b|\bnext year\b/,
};

/** They are income and savings, too: what to do with them is what is not answered. */
const holdings =
  /\b(?:stocks?|shares|etfs?|portfolio|annuit(?:y|ies)|bonds?|401 ?\(?k\)?|iras?|roths?|pension fund)\b/;
const dealing =
  /\b(?:buy|sell|selling|should (?:i|we) (?:invest|keep|move|put|convert|cash)|roll(?:ing)? over|convert|cash out|best|safest?|recommend\w*|good (?:time|idea)|perform\w*)\b/;
/** What a sale counts as is a matter of the visa, and what falls on it one of the tax. */
const counted = /\b(?:counts?|accepted|qualif(?:y|ies)|considered|portugal tax|taxed (?:by|in))\b/;

/** Of these the register tells how it is done in order: both words of a pair are there, the second after the first. */
const inOrder = [
  [/\boverstay/, /\b(?:wait\w*|appointment|aima)\b/],
  [/\b(?:goods|belongings|furniture|car)\b/, /\bwithout paying (?:tax|duty|customs)/],
] as const;
const isInOrder = (text: string) =>
  inOrder.some(([first, second]) => {
    const at = text.search(first);
    return at >= 0 && second.test(text.slice(at));
  });

/** For people they are medicine; for pets the register tells which. */
const shots = /\b(?:vaccin\w*|immuni[sz]\w*|shots?|jabs?)\b/;
const animals = /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|ferrets?|animals?|rabies|vet)\b/;

/**
 * Which boundary a question crosses, or undefined. `year` is this year, after which the register knows nothing. Other
 * countries are a matter of countries.ts.
 */
export function boundaryOf(question: string, year: number): Exclude<Boundary, 'elsewhere'> | undefined {
  const text = question.toLowerCase().replaceAll('’', "'");
  if (shots.test(text) && !animals.test(text)) return 'medical';
  for (const boundary of ['instructions', 'evasion', 'medical', 'investment', 'future'] as const)
    if (patterns[boundary].test(text) && !(boundary === 'evasion' && isInOrder(text))) return boundary;
  if (holdings.test(text) && dealing.test(text) && !counted.test(text)) return 'investment';
  return [...text.matchAll(/\b20\d\d\b/g)].some(([found]) => Number(found) > year) ? 'future' : undefined;
}
