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
    /\b(?:evad\w*|evasion|launder\w*|bribe\w*|forge[ds]?|forgery|counterfeit|fake|loopholes?)\b|\bhid(?:e|ing)\b|\bavoid (?:paying|reporting|tax|the irs)|\bnot (?:report|declare|tell)|\bwithout (?:telling|reporting|declaring|paying)|\blie (?:on|to|about)\b|\bunder the table\b|\boverstay/,
  medical:
    /\b(?:stop|start|keep|skip)\w* taking\b|\b(?:dos(?:e|es|age)|pills?|tablets?|symptoms?|diagnos\w*|side effects?|cure|treat(?:ment)? for|blood pressure|insulin|chemo\w*)\b/,
  investment:
    /\b(?:stocks?|shares|etfs?|crypto\w*|bitcoins?|ethereum|portfolio|annuit(?:y|ies)|bonds?|401\(?k\)?|roth|invest(?:ing|ment|ments)? in|day trad\w*|gold)\b|\b(?:mutual|index|hedge) funds?\b|\bwhat (?:should|to) (?:i )?invest|\bwhich funds?\b/,
  future:
    /\b(?:on )?(?:what|which) (?:exact )?(?:day|date)\b|\bexact (?:day|date)\b|\b(?:predict\w*|forecast\w*|odds|chances?)\b|\bwill (?:i|we|my \w+|my visa application) (?:be|get) (?:approved|accepted|rejected|denied|refused)\b|\bnext year\b/,
};

/** For people they are medicine; for pets the register tells which. */
const shots = /\b(?:vaccin\w*|immuni[sz]\w*|shots?|jabs?)\b/;
const animals = /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|ferrets?|animals?|rabies|vet)\b/;

/** People of somewhere else, and what they speak of as theirs; the names of countries come from the caller. */
const peoples =
  /\b(?:span(?:ish|iard)s?|french|itali?ans?|greeks?|german|dutch|irish|brit(?:ish|on)s?|english visa|mexicans?|canadians?|brazilians?|thai|panamanian|costa rican|croatian|maltese|cypriot|turkish|swiss|japanese|australians?)\b/;

/**
 * Which boundary a question crosses, or undefined. `countries` are other countries' names; `year` is this year, after
 * which the register knows nothing.
 */
export function boundaryOf(
  question: string,
  countries: readonly string[],
  year: number,
): Boundary | undefined {
  const text = question.toLowerCase().replaceAll('’', "'");
  if (shots.test(text) && !animals.test(text)) return 'medical';
  for (const boundary of ['instructions', 'evasion', 'medical', 'investment', 'future'] as const)
    if (patterns[boundary].test(text)) return boundary;
  if ([...text.matchAll(/\b20\d\d\b/g)].some(([found]) => Number(found) > year)) return 'future';
  const own = text.replaceAll('new mexico', '').replaceAll(/\b(?:capital|state) of\b/g, '');
  return countries.some((name) => holdsName(own, name.toLowerCase())) || peoples.test(own)
    ? 'elsewhere'
    : undefined;
}

/** Whether `text` holds `name` with no letter right before or behind it. */
function holdsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = [text[at - 1], text[at + name.length]];
    if (!around.some((sign) => sign !== undefined && /\p{L}/u.test(sign))) return true;
  }
  return false;
}
