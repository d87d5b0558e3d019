/** What one word or phrase of a question stands for: all the ways to say it. The register may use any of them. */
export interface Concept {
  forms: readonly string[];
  /** It was not written like this: a slip of the keys was put right. */
  guessed?: boolean;
  /** It asks how much, how long, how old or for whom, and not of what: no answer rests on it alone. */
  weak?: boolean;
}

/** Ways to say the same. The longer phrase is looked for first, so 'social security number' is no income. */
const groups: readonly (readonly string[])[] = [
  [
    'niss',
    'social security number in portugal',
    'portuguese social security number',
    'portuguese social security',
  ],
  ['social security number', 'ssn'],
  ['minimum wage', 'salário mínimo'],
  [
    'income',
    'social security',
    'ssa',
    'pension',
    'pensions',
    'retirement income',
    'earn',
    'earnings',
    'money a month',
    'money per month',
    'monthly amount',
    'money every month',
    'monthly money',
    'benefits',
    'salary',
  ],
  ['savings', 'saved', 'savings account', 'lump sum'],
  [
    'nif',
    'tax number',
    'tax id',
    'taxpayer number',
    'fiscal number',
    'tax identification number',
    'numero de identificacao fiscal',
  ],
  ['tax resident', 'tax residence', 'tax residency', 'fiscal residence', 'fiscal residency'],
  ['tax representative', 'fiscal representative', 'fiscal rep', 'tax rep'],
  [
    'fbar',
    'foreign account report',
    'foreign bank account report',
    'report foreign accounts',
    'fincen',
    'us treasury',
    'treasury',
  ],
  [
    'irs',
    'us tax',
    'us taxes',
    'u.s. tax',
    'american taxes',
    'american tax',
    'tax return',
    'file taxes',
    'file a return',
    'us tax return',
  ],
  ['nhr', 'non habitual resident', 'non-habitual resident', 'ten percent on pensions'],
  ['ifici', 'nhr 2.0', 'new nhr'],
  ['tax', 'taxes', 'taxed', 'taxation'],
  ['bank account', 'checking account', 'open an account', 'bank'],
  ['bank statements', 'bank statement', 'statements', 'statement'],
  [
    'insurance',
    'health insurance',
    'health cover',
    'health coverage',
    'travel insurance',
    'medical insurance',
    'policy',
    'coverage',
  ],
  ['medicare', 'part b'],
  [
    'sns',
    'public health service',
    'public health',
    'health service',
    'health center',
    'health centre',
    'national health',
    'utente',
  ],
  ['register', 'registration', 'sign up', 'signup', 'enroll', 'enrol'],
  ['doctor', 'doctors', 'hospital', 'hospitals', 'health care', 'healthcare'],
  ['cost', 'costs', 'fee', 'fees', 'price', 'prices', 'charge', 'charges', 'expensive'],
  ['time', 'how long', 'wait', 'waiting', 'duration', 'take', 'takes', 'processing', 'turnaround'],
  ['decide', 'decision', 'approve', 'approved', 'approval', 'processing time'],
  [
    'residence permit',
    'residency permit',
    'residence card',
    'residency card',
    'permit',
    'permit card',
    'residency',
  ],
  ['appointment', 'appointments', 'slot', 'slots', 'booking'],
  [
    'criminal record',
    'background check',
    'police check',
    'rap sheet',
    'fbi check',
    'fbi',
    'identity history',
    'fbi report',
  ],
  ['age', 'how old', 'old', 'fresh', 'recent', 'older', 'aged'],
  ['apostille', 'apostilled'],
  ['birth certificate', 'birth certificates'],
  [
    'lease',
    'rent',
    'rental',
    'rental contract',
    'rental agreement',
    'house',
    'apartment',
    'accommodation',
    'place to stay',
    'housing',
  ],
  ['family reunification', 'family reunion', 'bring my family', 'family'],
  ['spouse', 'wife', 'husband', 'partner', 'couple', 'couples', 'married'],
  ['child', 'children', 'kid', 'kids', 'son', 'daughter', 'grandchild'],
  [
    'citizenship',
    'citizen',
    'passport of portugal',
    'portuguese passport',
    'nationality',
    'naturalization',
    'naturalisation',
  ],
  ['permanent residence', 'permanent residency'],
  [
    'driving',
    'drive',
    'driver',
    'drivers',
    'license',
    'licence',
    'licenses',
    'licences',
    'driving license',
    'drivers license',
    "driver's license",
    "driver's licence",
    'drivers licence',
    'driving licence',
    'car',
  ],
  ['pet', 'pets', 'dog', 'dogs', 'cat', 'cats', 'puppy', 'kitten', 'animal', 'animals'],
  ['rabies', 'shots', 'shot', 'vaccine', 'vaccines', 'vaccination'],
  ['household goods', 'furniture', 'belongings', 'shipping', 'ship', 'ship my things', 'movers'],
  ['d7', 'd-7', 'passive income visa', 'retirement visa', 'retire', 'retiree', 'retired', 'retirement'],
  ['d8', 'd-8', 'digital nomad', 'nomad', 'remote work', 'remote worker', 'work from home', 'work remotely'],
  ['consulate', 'embassy', 'consular'],
  ['vfs', 'visa center', 'visa centre', 'visa centers'],
  ['interview', 'interviews'],
  ['aima', 'sef', 'immigration office'],
  [
    'alone',
    'by yourself',
    'by myself',
    'on my own',
    'on your own',
    'myself',
    'without help',
    'without a lawyer',
  ],
  ['power of attorney', 'poa'],
  ['lawyer', 'attorney', 'solicitor', 'legal advice', 'lawyers'],
  ['pfic', 'foreign mutual fund', 'foreign fund'],
  ['passport', 'passports'],
  ['etias', 'ees', 'border', 'border control'],
  ['renew', 'renewal', 'renewed'],
  ['in all', 'whole thing', 'whole process', 'entire process', 'start to finish', 'all in all', 'altogether'],
  ['website', 'portal', 'web site', 'online account'],
  ['exchange', 'swap', 'convert', 'trade in'],
  ['valid', 'validity', 'good for', 'expire', 'expires'],
];

/** The first forms of the groups that are weak. */
const weak: ReadonlySet<string> = new Set([
  'cost',
  'time',
  'age',
  'valid',
  'register',
  'decide',
  'alone',
  'website',
  'exchange',
  'spouse',
  'child',
]);

/** Words that a question is made of and that say nothing about what it asks for. */
const said = new Set(
  `a an the and or but if so as at by for from in into of off on onto out over to up with within about after before until till
  i me my mine we us our ours you your he him his she her it its they them their this that these those there here who whom
  whose which what whats what's when where why how is am are was were be been being do does did done doing have has had having can could may might
  must shall should will would need needs needed want wants wanted get gets getting got give gives given go goes going
  make makes made let know tell say says said ask please thanks thank hello hi dear much many more most less least some any
  all both each every no not only own same than too very just still also even already again once ever never really
  ok okay enough right one two three four five six seven eight nine ten first second thirty thousand hundred
  portugal portuguese lisbon porto algarve american americans america usa u.s states united country abroad over overseas foreign people person
  someone somebody anyone me themselves ourselves himself herself yourself
  think thing things way ways kind kinds sort type types rule rules find like look looking live living life lives move moved moving
  start began begin new join later bring use used works work month monthly months week weeks day days year years per today
  now long ago want'd i'm i've we're we've it's don't doesn't isn't can't won't im ive dont show shown see send sent
  mr mrs required requirement requirements limit minimum maximum amount money dollars dollar euros euro eur usd
  become becomes put puts pay pays paying keep keeps stay staying leave leaving come comes coming came call called talk try tried seem seems
  help feel mean means happen happens believe hope plan planning wonder wondering hear heard read told idea understand finish
  finished lose lost extra instead whole offer offers offered mandatory compulsory obligatory necessary possible allowed
  really actually currently still anymore longer soon later enter entering arrive arrived under against between during without
  through per via than although though because since while unless whether if lose exactly correct true real good last best better
  great big small full new dual own bigger place put possible question answer info information details question regarding concerning
  another other others else something anything everything nothing where's how's there's that's whats hows wheres
  back around away down because both between either neither such same swear guess suppose supposed hand handing
  qualify eligible eligibility meet meets count counts accept accepted accepts apply allow allows let
  husband's friend friends neighbor neighbour told says
  papers paper document documents application apply applying applied`.split(/\s+/),
);

/** Without accents, quotes and signs; numbers with signs stay together. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/u\.s\.(a\.)?/g, 'us')
    .replaceAll(/[^\p{L}\p{N}'.-]+/gu, ' ')
    .replaceAll(/(?<![\p{N}])[.-]+|[.-]+(?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

const phrases = groups
  .flatMap((forms) => forms.map((form) => ({ form: folded(plain(form)), forms })))
  .sort((one, other) => other.form.length - one.form.length);

/** One of a kind and many are the same: 'cats' is 'cat'. */
function folded(text: string): string {
  return text.replaceAll(/([a-z]{3,}[^s])s(?= |$)/g, '$1');
}

/** Every word of ours that a slip of the keys could have meant. */
const ownWords = phrases.flatMap(({ form }) => form.split(' '));

/**
 * What a question asks for, each thing once. `known` are the words of all that the library holds: a word that is neither
 * known nor nearly known stays as it is, and counts against every answer.
 */
export function conceptsOf(question: string, known: ReadonlySet<string>): Concept[] {
  const isKnown = (word: string) => said.has(word) || known.has(word) || vocabulary.has(word);
  let guessed = false;
  const words = plain(question)
    .split(' ')
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word !== '')
    .map((word) => {
      if (isKnown(word) || isKnown(word.replace(/s$/, '')) || /\d/.test(word)) return word;
      const meant = nearest(word, [...vocabulary, ...said, ...known]);
      if (meant) guessed = true;
      return meant ?? word;
    });
  let rest = ` ${folded(words.join(' '))} `;
  const found = new Map<readonly string[] | string, Concept>();
  for (const { form, forms } of phrases) {
    if (!rest.includes(` ${form} `)) continue;
    rest = rest.replaceAll(` ${form} `, ' \u0001 ').replaceAll(` ${form} `, ' \u0001 ');
    found.set(forms, { forms, weak: weak.has(forms[0] ?? '') });
  }
  for (const word of rest.split(' '))
    if (word !== '' && word !== '\u0001' && !isSaid(word) && !/^[\d.,'-]+$/.test(word))
      found.set(word, { forms: [word] });
  return [...found.values()].map((concept) => ({ ...concept, guessed }));
}

const isSaid = (word: string) => said.has(word) || said.has(`${word}s`);

const vocabulary: ReadonlySet<string> = new Set(ownWords);

/** The one word that a slip of the keys makes of `word`; undefined when none is near or the word is too short to tell. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (most === 0) return undefined;
  let best: { word: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most)
      continue;
    const distance = editDistance(word, candidate);
    if (distance <= most && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word;
}

/** Letters added, left out, changed, or two that changed places. */
function editDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [
    at,
    ...Array<number>(other.length).fill(0),
  ]);
  for (let at = 0; at <= other.length; at += 1) (rows[0] as number[])[at] = at;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, cell(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = least;
    }
  return cell(one.length, other.length);
}
