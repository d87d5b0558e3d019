import type { ApostillePaper } from '../rules/apostille.ts';
import type { PlaceNote, StatePaper } from '../rules/apostille-offices.ts';

/** What each paper is called where one is chosen. */
export const paperChoices: Record<ApostillePaper, string> = {
  fbi: 'FBI record (rap sheet)',
  birth: 'Birth certificate',
  marriage: 'Marriage certificate',
  divorce: 'Divorce decree',
  'state-police': 'Police record of a state',
  notarized: 'A paper signed before a notary',
  'birth-abroad': 'Report of a birth abroad, from a U.S. consulate',
  'other-country': 'A paper from another country',
};

/** The answer in one sentence: the place, then the office. */
export const stateAnswers: Record<StatePaper, (place: string, office: string) => string> = {
  birth: (place, office) => `Born in ${place}: the ${office}.`,
  marriage: (place, office) => `Married in ${place}: the ${office}.`,
  divorce: (place, office) => `Divorced in ${place}: the ${office}.`,
  'state-police': (place, office) => `Police record from ${place}: the ${office}.`,
  notarized: (place, office) => `Signed before a notary in ${place}: the ${office}.`,
};

/** What to do with a state's paper before it goes out. */
export const stateSteps: Record<StatePaper, readonly [string, ...string[]]> = {
  birth: [
    'Order a certified copy from the office where the birth was recorded. A photocopy is not enough.',
    'Say that it is for an apostille. Then they give you a long form, with a signature that the state knows.',
  ],
  marriage: [
    'Order a certified copy from the office where the marriage was recorded. A photocopy is not enough.',
    'Say that it is for an apostille. Then they give you one with a signature that the state knows.',
  ],
  divorce: [
    'Order a certified copy from the clerk of the court that gave the divorce. A photocopy is not enough.',
    'Say that it is for an apostille. Then the clerk signs it so that the state knows the signature.',
  ],
  'state-police': [
    'Ask the state’s police for a record that is signed, and say that it is for an apostille.',
    'For the visa it does not take the place of the FBI’s. Ask your consulate if it wants both.',
  ],
  notarized: [
    'Sign it before a notary. The state where the notary works counts, not the one where you live.',
    'Ask the notary if the county clerk has to stamp it first. In some states that is so.',
  ],
};

/** What sends papers of one state back. */
export const placeNotes: Record<PlaceNote, string> = {
  california:
    'Signed by a health officer or a local registrar? Then the county clerk certifies it first. With the signature of a clerk, a recorder or the State Registrar it goes straight to the state.',
  'county-clerk-first':
    'A notarized paper, or a decree of a court, goes to the county clerk first, and then to the state.',
  'five-years': 'It has to be issued within the last 5 years. Order a new copy if yours is older.',
  florida:
    'Order the copy from the State Registrar in Jacksonville. Florida sends copies from local health departments back.',
  massachusetts:
    'Is your copy from a town? One source says that it is taken, others that it is sent back. Ask first.',
  michigan:
    'Order the copy from the State Registrar or the county clerk. Copies from a city clerk count in Wayne, Oakland and Macomb only.',
  'new-hampshire':
    'Its two pages differ: on the older one a New Hampshire notary signs first. Ask the office before you send it.',
  'new-jersey':
    'Order the copy from the state’s Department of Health. New Jersey sends copies from towns and counties back.',
  'new-york':
    'Born in New York City? With the copy, order a letter of exemplification. Then the New York County Clerk stamps it, and after that the state. Elsewhere the registrar signs by hand, then the county clerk, then the state.',
  'new-york-marriage':
    'Married in New York City? The City Clerk signs in ink, then the New York County Clerk, then the state. Elsewhere the registrar signs by hand, then the county clerk, then the state.',
  'no-notary': 'Never have it notarized: then it does not count any more.',
  'north-carolina':
    'A signature from before April 1, 2000 does not count. Order a new copy if yours is older.',
  'north-dakota':
    'You order it through Vital Records. Name the apostille and the country in the order, and they pass it on.',
  'one-year': 'It has to be dated within the last year. The office does not take personal checks.',
  'registrar-signature':
    'It needs the signature of the State Registrar who is in office now. Order a new copy.',
  'state-copy':
    'Order the copy from the state’s own office for vital records. Copies from a town or a county are not taken.',
  texas:
    'Order it from the Department of State Health Services and give ‘Apostille’ as the reason. It has to be recent: one source says 3 years, another 5.',
  'triple-seal': 'Ask the Superior Court for a copy with its triple seal.',
  virginia: 'Virginia wants a paper that is less than 12 months old.',
};

/** The page that says who puts the apostille on a paper. */
export const apostilleTexts = {
  title: 'Who adds the apostille?',
  lead: 'Sent to the wrong office, a paper comes back weeks later. Say what it is, and we say where it goes.',
  back: 'Back to Visa Process',
  paper: 'What is the paper?',
  place: {
    label: 'Which state or territory made it?',
    hint: 'The one that issued the paper, not the one where you live now.',
    notary: 'The one where the notary works, not the one where you live.',
    choose: 'Choose a state',
    states: 'States',
    territories: 'The capital and the territories',
  },
  waiting: {
    paper: 'Choose a paper, and the answer stands here.',
    place: 'Choose the state, and the answer stands here.',
  },
  answers: {
    fbi: 'FBI record: the U.S. Department of State, never your state.',
    'birth-abroad': 'Born abroad, with a consular report: the U.S. Department of State, never your state.',
    abroad: 'From another country: an office of that country, never one in the United States.',
  },
  unsure: {
    office: 'government there',
    text: 'We found no source that says which office. Ask the government there which of its offices does it.',
  },
  elsewhere: 'No other state can do it, wherever you live now.',
  steps: 'What to do',
  federalSteps: [
    'Leave the paper as it came. Do not let a notary sign or stamp it: then it does not count any more.',
    'Fill in form DS-4194. Where it asks for the country, write Portugal.',
    'Add a check or a money order, made out to the U.S. Department of State. Do not send cash.',
    'Add an envelope with your own address and the postage paid, for the way back. By USPS or UPS, not FedEx.',
    'Mail it with a tracking number, and keep a copy of all of it.',
  ],
  stateEnd: {
    search: (office: string) =>
      `Look up ‘${office} apostille’ on the web. The office’s own page most often ends in .gov. Others are firms that ask for more.`,
    unsure: 'The office’s own page most often ends in .gov. Others are firms that ask for more.',
    rest: [
      'Its page has the form, the fee and how long it takes. These differ from state to state.',
      'Where it asks for the country, write Portugal. Add an envelope with your own address and the postage paid.',
    ],
  },
  abroadSteps: [
    'Is it in the Hague Apostille Convention? Then an office of that country adds the apostille. The list is on hcch.net.',
    'Ask its consulate near you which office that is, and if you can do it by mail.',
    'Is it not? Then ask your Portuguese consulate what it takes in place of an apostille.',
  ],
  tips: 'For every paper',
  general: [
    'Do not take out the staples, not even to scan it. A paper that was taken apart does not count.',
    'If your consulate wants a translation, have it made after the apostille, so that the apostille is in it.',
  ],
  known: 'What we know, and from when',
  advice: 'Fees, times and addresses change. Check before you rely on it: the office has the last word.',
  official: {
    text: 'The office’s own page, with the form: travel.state.gov',
    href: 'https://travel.state.gov/content/travel/en/replace-certify-docs/authenticate-your-document/requesting-authentication-services.html',
  },
  label: {
    title: 'Address for the envelope',
    print: 'Print the address label',
    hint: 'Cut it out and tape it on. Write your own address in the upper left corner.',
  },
  print: 'Print this answer',
  share: 'This page’s address holds your choice. You can send it to somebody, or keep it.',
} as const;
