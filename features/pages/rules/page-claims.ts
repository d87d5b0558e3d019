/** A figure in a text, as it stands there and in a form in which two texts can be compared. */
export interface Figure {
  text: string;
  figure: string;
}

const currencies: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  usd: 'USD',
  eur: 'EUR',
  dollar: 'USD',
  euro: 'EUR',
  pound: 'GBP',
};
const units = 'percent|days?|weeks?|months?|years?|hours?|minutes?|dollars?|euros?|pounds?|usd|eur';
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
/** Not inside a word: the 7 of 'D7' is no figure, nor the 1 of '1st'. A range is two figures of one unit. */
const found = new RegExp(
  String.raw`(?<![\p{L}\d.,])([$€£])?\s?(${number})(?:\s?(?:-|–|to)\s?[$€£]?(${number}))?(?:\s?(%)|[\s-](${units})\b)?(?!\d|(?:st|nd|rd|th)\b)`,
  'giu',
);

/** All figures of a text: '€3,680 a month' is 'EUR 3680', '2-4 months' is '2 month' and '4 month', '30%' is '30 %'. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(found)].flatMap(([whole, sign, first = '', second, percent, unit]) => {
    if (!sign && !percent && !unit && !second && isYear(first)) return [];
    const kind = percent ? '%' : unitOf(unit ?? sign);
    return [first, second ?? []]
      .flat()
      .map((one) => ({ text: whole.trim(), figure: figureOf(Number(one.replaceAll(',', '')), kind) }));
  });
}

/** The figures of a fact: those of its text, and its value with its unit. */
export function figuresOfFact(fact: { text: string; value: string | null; unit: string | null }): string[] {
  const own = fact.value ? figuresIn(`${fact.value} ${(fact.unit ?? '').split(' ')[0] ?? ''}`) : [];
  return [...new Set([...figuresIn(fact.text), ...own].map(({ figure }) => figure))];
}

/** What nobody can promise about somebody else's decision. */
const promises =
  /\b(guarantee[ds]?|guaranteed|risk[- ]free|no risk|always approved|never (?:refused|rejected)|certain(?:ly)? approved|fail[- ]?safe|best in|number one)\b/giu;

/** The words of a text that promise too much. */
export const promisesIn = (text: string): string[] => [...text.matchAll(promises)].map(([words]) => words);

/** A year by itself dates something and claims nothing. */
const isYear = (digits: string): boolean => /^(19|20)\d\d$/.test(digits);

const figureOf = (value: number, kind: string): string =>
  kind === 'USD' || kind === 'EUR' || kind === 'GBP' ? `${kind} ${value}` : `${value} ${kind}`.trim();

function unitOf(word: string | undefined): string {
  const one = (word ?? '').toLowerCase().replace(/s$/, '');
  return one === 'percent' ? '%' : (currencies[one] ?? one);
}
