/**
 * A line for each thing that people ask for: the ways to say it. Those behind the semicolon are looked for in questions
 * alone; in a passage they would say something else. A line that goes on begins further in.
 */
const lines = `
  niss | social security number in portugal | portuguese social security number | portuguese social security
  social security number | ssn
  minimum wage | salário mínimo
  income | social security | ssa | pension | pensions | retirement income | earn | earnings | money a month |
    money per month | monthly amount | money every month | monthly money | benefits | salary | passive income ;
    benefit | social security check | retirement money
  savings | saved | savings account | lump sum ; cash
  nif | tax number | tax id | taxpayer number | fiscal number | tax identification number |
    numero de identificacao fiscal | taxpayer id | fiscal id | portuguese tax id ; number for taxes
  tax resident | tax residence | tax residency | fiscal residence | fiscal residency
  tax representative | fiscal representative | fiscal rep | tax rep | representative ; represent | represents
  fbar | foreign account report | foreign bank account report | report foreign accounts | fincen | us treasury |
    treasury
  irs | us tax | us taxes | u.s. tax | american taxes | american tax | tax return | file taxes | file a return |
    us tax return | form 1040 | income tax return | us return ; 1040 | uncle sam
  nhr | non habitual resident | non-habitual resident | ten percent on pensions | non-habitual ; ten percent |
    10 percent | 10% | flat rate | tax deal | tax regime | special tax
  ifici | nhr 2.0 | new nhr
  tax | taxes | taxed | taxation
  bank account | portuguese account | checking account | open an account | bank ; account | accounts
  bank statements | bank statement | statements | statement
  insurance | health insurance | health cover | health coverage | travel insurance | medical insurance | policy |
    coverage | insured | insurer | health plan | health policy | medical cover ; blue cross | aetna | cigna |
    kaiser
  medicare | part b ; break my leg | get sick
  sns | public health service | public health | health service | health center | health centre |
    national health | utente | public hospital | public hospitals | public healthcare | public health care |
    public doctor
  register | registration | sign up | signup | enroll | enrol
  doctor | doctors | hospital | hospitals | health care | healthcare | clinic | medical care
  cost | costs | fee | fees | price | prices | charge | charges | expensive ; how much is | how much are |
    how much does | how much do they charge | set us back | set me back | go up | went up | gone up | increase |
    increased | charging
  time | how long | length | wait | waiting | duration | processing | turnaround ; take | takes | how many days |
    how many weeks | how many months | how soon | how fast | how quickly
  decide | delay | delays | delayed | backlog | decision | approve | approved | approval | processing time ;
    waiting to hear | heard nothing | no answer | taking so long | in process | has been in | have been in |
    hear back | processed | pending | been waiting | had our file | has our file | has my file | had my file
  residence permit | residency permit | residence card | residency card | permit | permit card | residency |
    resident card | titulo de residencia ; second card | first card | resident | residents | living permit | permanent resident
  appointment | appointments | slot | slots | booking ; visit | visits
  criminal record | background check | police check | rap sheet | fbi check | fbi | identity history |
    fbi report | fbi letter | fbi record | police record | criminal history | police clearance
  age | how old | old | fresh | recent | older | aged
  apostille | apostilled
  birth certificate | birth certificates
  lease  | rent | rental | rental contract | rental agreement |
    house | apartment | accommodation | place to stay | housing | short term rental | landlord | rent contract ;
    vrbo | hotel | condo | airbnb | place to live | home to live
  family reunification | family reunion | bring my family | family
  spouse | wife | husband | partner | couple | couples | married
  child | children | kid | kids | son | daughter | grandchild | grandson | granddaughter | grandkids |
    grandchildren | teenager | teenagers | stepson | stepdaughter | minor child
  citizenship | citizen | passport of portugal | portuguese passport | nationality | naturalization |
    naturalisation ; become portuguese
  permanent residence | permanent residency
  driving | drive | driver | drivers | license | licence | licenses | licences | driving license |
    drivers license | driver's license | driver's licence | drivers licence | driving licence | drive a car |
    drive my car | drive our car | driving permit
  pet | pets | dog | dogs | cat | cats | puppy | kitten | animal | animals | puppies | kittens | ferret |
    ferrets | kitty | poodle | retriever
  rabies | shots | shot | vaccine | vaccines | vaccination | immunization | immunizations | vaccinated | jab |
    jabs
  household goods | furniture | belongings | shipping | ship | ship my things | movers | moving company |
    household items ; container | our things | my things
  d7 | d-7 | passive income visa | retirement visa | retire | d7s
  d8 | d-8 | digital nomad | nomad | remote work | remote worker | work from home | work remotely
  consulate | consul | embassy | consular
  vfs | visa center | visa centre | visa centers
  interview | interviews
  aima | sef | immigration office
  alone | by yourself | by myself | on my own | on your own | myself | without help | without a lawyer
  power of attorney | poa
  lawyer | attorney | solicitor | legal advice | lawyers
  pfic | foreign mutual fund | foreign fund
  passport | passports
  etias | ees | border | border control
  renew | renewal | renewed | renewing | renewals | extension ; extend
  in all | whole thing | whole process | entire process | start to finish | all in all | altogether ; timeline |
    time line | how far ahead | how early | how far in advance | when should i start | when should we start |
    when do i start | when do we start | when to start | begin the process | start the process | when should i begin | when do we begin | when should we begin
  papers | paper | documents | document | paperwork
  report | reports | reporting | declare | disclose
  what to bring ; what happens at | what happens in | what should i bring | what do i bring | what must i bring |
    what to expect
  fatca | form 8938 | 8938
  kinds of income | kind of income | types of income | type of income | sources of income | source of income |
    dividends | dividend | interest income | royalties | royalty
  work | working | job | jobs | employment | employed | part time | part-time | self-employed | self employed |
    freelance | freelancing | consulting | consultant
  absence | away | absent ; outside the country | out of the country | be away | time away | months away |
    being away | go away | stay away | be gone | leave portugal | outside portugal | outside of portugal |
    out of portugal | away from portugal | winter | winters | summer | summers | snowbird | snowbirds
  lost | stolen | stole | steal | steals | theft | replace | replaces | replaced | replacement ;
    lose my passport | lose our passports | lose a passport | missing | pickpocket | pickpocketed | robbed | mugged
  how many pets | how many dogs | how many cats | how many animals | number of pets | several pets
  183 days ; half the year | half a year | six months a year | days a year | days per year
  fingerprint | fingerprints | fingerprinted | fingerprinting
  faster | quicker | speed up | expedite | expedited | rush | hurry
  microchip | chip | chipped | microchipped
  letter of invitation | invitation letter | invitation ; stay with | host | friend | friends | relatives
  buy a house | buy a home | buying a house | buying a home | buy property | real estate | buy an apartment
  low-cost | low cost | cheap | cheaper | cheapest | inexpensive | basic account | basic bank account
  direct deposit | deposited | paid into | paid to my
  back home | visits home | visit home | visiting the us | visit the us | visits to the us
  website | portal | web site | online account
  exchange | swap | convert | trade in ; trade
  valid | expired | expiring | expiration | validity | good for | expire | expires ; runs out | run out |
    running out
  state police | local police ; sheriff | sheriffs
  customs | duty ; import tax
  entries ; enter more than once | more than one entry | leave and come back | come and go
  tax office | financas
  health certificate | vet certificate
  proof of accommodation | accommodation proof | proof of address ; proof of where | proof of a place | prove where
  book an appointment ; get an appointment | make an appointment | no appointment | nobody gave me | ask for an appointment
  visas together ; apply together | own application | our own application | separate application | one application | same application
  keep coming ; keep getting | stop coming | still get my social security | still receive | stop abroad | payments abroad
`;

interface Group {
  /** Ways to say the same, in questions and in passages. */
  forms: readonly string[];
  alsoAsked: readonly string[];
}

/** The longer phrase is looked for first, so 'social security number' is no income. */
export const groups: readonly Group[] = lines
  .replaceAll(/([|;])\n/g, '$1')
  .trim()
  .split('\n')
  .map((line) => {
    const [forms = [], alsoAsked = []] = line
      .split(';')
      .map((part) => part.split('|').map((form) => form.trim()));
    return { forms, alsoAsked };
  });

/** The first forms of the groups that are weak. */
export const weak: ReadonlySet<string> = new Set([
  'cost',
  'time',
  'age',
  'valid',
  'register',
  'alone',
  'website',
  'exchange',
  'spouse',
  'child',
  'faster',
  'papers',
  'report',
  'what to bring',
]);
