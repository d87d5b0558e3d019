/** Ways to say the same. The longer phrase is looked for first, so 'social security number' is no income. */
export const groups: readonly (readonly string[])[] = [
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
export const weak: ReadonlySet<string> = new Set([
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
export const said = new Set(
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
  start began begin new join later bring use used month monthly months week weeks day days year years per today
  now long ago want'd i'm i've we're we've it's don't doesn't isn't can't won't im ive dont show shown see send sent
  mr mrs required requirement requirements limit minimum maximum amount money dollars dollar euros euro eur usd
  become becomes put puts pay pays paying keep keeps stay staying leave leaving come comes coming came call called talk try tried seem seems
  help feel mean means happen happens believe hope plan planning wonder wondering hear heard read told idea understand finish
  finished extra instead whole offer offers offered mandatory compulsory obligatory necessary possible allowed
  really actually currently still anymore longer soon later enter entering arrive arrived under against between during without
  through per via than although though because since while unless whether if lose exactly correct true real good last best better
  great big small full new dual own bigger place put possible question answer info information details question regarding concerning
  another other others else something anything everything nothing where's how's there's that's whats hows wheres
  back around away down because both between either neither such same swear guess suppose supposed hand handing
  qualify eligible eligibility meet meets count counts accept accepted accepts apply allow allows let
  husband's friend friends neighbor neighbour told says
  papers paper document documents application apply applying applied`.split(/\s+/),
);
