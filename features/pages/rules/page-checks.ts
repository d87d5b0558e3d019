import { hasText, isPitchOnly, type PageDraft, type PageSection, softLimits } from './page-content.ts';

/** Where a finding is: the section's index (null: the page itself), a prop, the index of a feature. */
export interface CheckPlace {
  section: number | null;
  prop: string;
  item?: number;
}

/** Errors need a confirmation before publishing; warnings are only shown. */
const checkErrors = ['nothing_to_show', 'no_heading', 'empty_button'] as const;

const checkWarnings = [
  'title_long',
  'description_missing',
  'description_long',
  'button_long',
  'empty_section',
  'several_heroes',
  'heading_order',
  'claim_without_fact',
  'promise',
  'vague_button',
  'low_contrast',
] as const;

export type CheckCode = (typeof checkErrors)[number] | (typeof checkWarnings)[number];

export interface PageFinding {
  code: CheckCode;
  severity: 'error' | 'warning';
  place: CheckPlace;
  words?: string;
}

/** Says nothing without the page around it, as a screen reader lists buttons. */
const vague = /^(click( here)?|here|more|learn more|read more|go|submit|ok|link|this)[.!…]*$/i;

/** Checks a draft before it is published. A figure that is not among `knownFigures` (`figuresOfFact`) is an unproven claim. */
export function pageChecks(draft: PageDraft, knownFigures: readonly string[]): PageFinding[] {
  const known = new Set(knownFigures);
  const pitch = isPitchOnly(draft.content);
  return [
    ...checkPage(draft),
    ...(pitch ? checkPitch(draft) : checkSections(draft.content.sections)),
    ...textsOf(draft, pitch).flatMap(([place, text]) => checkClaims(place, text, known)),
  ];
}

const isError = (code: CheckCode): boolean => (checkErrors as readonly string[]).includes(code);

const finding = (code: CheckCode, place: CheckPlace, words?: string): PageFinding => ({
  code,
  severity: isError(code) ? 'error' : 'warning',
  place,
  ...(words !== undefined && { words }),
});

const onPage = (code: CheckCode, prop: string) => finding(code, { section: null, prop });

function checkPage({ title, meta_description }: PageDraft): PageFinding[] {
  const found: PageFinding[] = [];
  const description = (meta_description ?? '').trim();
  if (title.trim().length > softLimits.title) found.push(onPage('title_long', 'title'));
  if (description === '') found.push(onPage('description_missing', 'meta_description'));
  if (description.length > softLimits.meta_description)
    found.push(onPage('description_long', 'meta_description'));
  return found;
}

/** Checks the fallback layout, which falls back to the page's own title and button text. */
function checkPitch({ pitch_title, pitch_text, primary_cta, secondary_cta }: PageDraft): PageFinding[] {
  const texts = { primary_cta, secondary_cta };
  const written = (['primary_cta', 'secondary_cta'] as const).filter((prop) => texts[prop]?.trim());
  return [
    ...(pitch_title?.trim() || pitch_text?.trim() ? [] : [onPage('nothing_to_show', 'content')]),
    ...written.flatMap((prop) => checkButton(texts[prop] ?? '', { section: null, prop })),
  ];
}

/** The first title is the page's h1, later ones are h2. */
function checkSections(sections: PageSection[]): PageFinding[] {
  const found: PageFinding[] = [];
  const heroes = sections.flatMap((section, at) => (section.type === 'hero' ? [at] : []));
  const headed = sections.findIndex(({ props }) => props.title.trim());
  if (headed < 0) found.push(finding('no_heading', { section: heroes[0] ?? null, prop: 'title' }));
  for (const at of heroes.slice(1)) found.push(finding('several_heroes', { section: at, prop: 'type' }));
  // A later hero would be larger than the heading above it.
  if (headed >= 0 && sections[headed]?.type !== 'hero' && heroes.length > 0)
    found.push(finding('heading_order', { section: headed, prop: 'title' }));
  for (const [at, section] of sections.entries()) {
    if (!hasText(section)) found.push(finding('empty_section', { section: at, prop: 'type' }));
    else if (section.type !== 'features')
      found.push(...checkButton(section.props.ctaText, { section: at, prop: 'ctaText' }));
    else if (at < headed && section.props.features.some(({ title }) => title.trim()))
      found.push(finding('heading_order', { section: at, prop: 'title' }));
  }
  return found;
}

function checkButton(text: string, place: CheckPlace): PageFinding[] {
  const words = text.trim();
  if (words === '') return [finding('empty_button', place)];
  const found: PageFinding[] = [];
  if (words.length > softLimits.ctaText) found.push(finding('button_long', place));
  if (vague.test(words)) found.push(finding('vague_button', place, words));
  return found;
}

function checkClaims(place: CheckPlace, text: string, known: ReadonlySet<string>): PageFinding[] {
  const unknown = figuresIn(text).filter(({ figure }) => !known.has(figure));
  const claims = [...new Set(unknown.map((one) => one.text))];
  return [
    ...claims.map((words) => finding('claim_without_fact', place, words)),
    ...promisesIn(text).map((words) => finding('promise', place, words)),
  ];
}

/** Every visible text with its place. */
function textsOf(draft: PageDraft, pitch: boolean): [CheckPlace, string][] {
  const page = (['title', 'meta_description'] as const).map((prop): [CheckPlace, string] => [
    { section: null, prop },
    draft[prop] ?? '',
  ]);
  if (pitch) {
    const props = ['pitch_title', 'pitch_text', 'primary_cta', 'secondary_cta'] as const;
    return [
      ...page,
      ...props.map((prop): [CheckPlace, string] => [{ section: null, prop }, draft[prop] ?? '']),
    ];
  }
  return [...page, ...draft.content.sections.flatMap((section, at) => textsOfSection(section, at))];
}

function textsOfSection({ type, props }: PageSection, section: number): [CheckPlace, string][] {
  if (type !== 'features')
    return Object.entries(props).map(([prop, text]) => [{ section, prop }, text as string]);
  return [
    [{ section, prop: 'title' }, props.title],
    ...props.features.flatMap((feature, item) =>
      (['title', 'description'] as const).map((prop): [CheckPlace, string] => [
        { section, prop, item },
        feature[prop],
      ]),
    ),
  ];
}

interface Figure {
  /** As written. */
  text: string;
  /** Normalized for comparison. */
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

/** Skips the 7 of 'D7' and the 1 of '1st'. A range is two figures of one unit. */
const found = new RegExp(
  String.raw`(?<![\p{L}\d.,])([$€£])?\s?(${number})(?:\s?(?:-|–|to)\s?[$€£]?(${number}))?(?:\s?(%)|[\s-](${units})\b)?(?!\d|(?:st|nd|rd|th)\b)`,
  'giu',
);

/** Finds the figures of a text: '€3,680 a month' is 'EUR 3680', '2-4 months' is '2 month' and '4 month', '30%' is '30 %'. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(found)].flatMap(([whole, sign, first = '', second, percent, unit]) => {
    if (!sign && !percent && !unit && !second && isYear(first)) return [];
    const kind = percent ? '%' : unitOf(unit ?? sign);
    return [first, second ?? []]
      .flat()
      .map((one) => ({ text: whole.trim(), figure: figureOf(Number(one.replaceAll(',', '')), kind) }));
  });
}

/** The figures in a fact's text, and its value with its unit. */
export function figuresOfFact(fact: { text: string; value: string | null; unit: string | null }): string[] {
  const own = fact.value ? figuresIn(`${fact.value} ${(fact.unit ?? '').split(' ')[0] ?? ''}`) : [];
  return [...new Set([...figuresIn(fact.text), ...own].map(({ figure }) => figure))];
}

/** Promises about a decision that authorities make. */
const promises =
  /\b(guarantee[ds]?|guaranteed|risk[- ]free|no risk|always approved|never (?:refused|rejected)|certain(?:ly)? approved|fail[- ]?safe|best in|number one)\b/giu;

const promisesIn = (text: string): string[] => [...text.matchAll(promises)].map(([words]) => words);

/** A year alone is not a claim. */
const isYear = (digits: string): boolean => /^(19|20)\d\d$/.test(digits);

const figureOf = (value: number, kind: string): string =>
  kind === 'USD' || kind === 'EUR' || kind === 'GBP' ? `${kind} ${value}` : `${value} ${kind}`.trim();

function unitOf(word: string | undefined): string {
  const one = (word ?? '').toLowerCase().replace(/s$/, '');
  return one === 'percent' ? '%' : (currencies[one] ?? one);
}
