import type { ClerkCardGroup, ClerkCardId, ClerkField } from '../rules.ts';

/** Where a card is needed. */
export const clerkGroupNames: Record<ClerkCardGroup, string> = {
  anywhere: 'Anywhere',
  finances: 'Tax office (Finanças)',
  bank: 'Bank',
  health: 'Health center and pharmacy',
  papers: 'Town office (Junta) and notary',
  aima: 'AIMA',
  home: 'Landlord and phone shop',
};

/** What each card says, for the person who shows it. */
export const clerkMeanings: Record<ClerkCardId, string> = {
  slowly: 'Can you speak more slowly, please? I am still learning Portuguese.',
  english: 'Excuse me, is there somebody here who speaks English?',
  write: 'Can you write that down, please?',
  emergency: 'This is an emergency. Please call 112.',
  nif: 'I would like to ask for a tax number (NIF), please.',
  'tax-address': 'I would like to change my address for taxes, please.',
  'bank-account': 'I would like to open a bank account, please.',
  'bank-statement': 'I need a statement of the last three months with my name and the bank’s stamp, please.',
  'health-center': 'I would like to sign up at this health center and get a user number, please.',
  doctor: 'I would like to make an appointment with a doctor, please.',
  pharmacy: 'Do you have this medicine, or a generic one that does the same, please?',
  junta: 'I need a paper that says that I live here, please. This is my address.',
  notary: 'I would like you to certify my signature on this document, please.',
  aima: 'I have an appointment to ask for my residence permit.',
  'aima-receipt': 'Can you give me a receipt for the papers that I handed in, please?',
  landlord: 'Can you register the lease with the tax office and give me the receipt, please?',
  'phone-shop': 'I would like a prepaid SIM card with a Portuguese number, please.',
};

/** What to know before a card is shown. */
export const clerkWarnings: Partial<Record<ClerkCardId, string>> = {
  'tax-address':
    'Think first: from that day on you may owe tax in Portugal. Ask a tax adviser before you show this card.',
  emergency: 'You can call 112 yourself, free, from any phone. Ask if they speak English.',
};

/** The lines of a card, for the person who shows it. */
export const clerkFieldNames: Record<ClerkField, string> = {
  name: 'name',
  nif: 'tax number',
  address: 'address',
  phone: 'phone number',
  passport: 'passport valid until',
  'user-number': 'health user number',
  appointment: 'day and time',
  medicine: 'medicine',
  allergies: 'I am allergic to',
};

/** The page with cards to show at a counter in Portugal. */
export const clerkCardTexts = {
  title: 'Cards to show',
  lead: 'Each card asks for one thing in Portuguese, in large letters. Open it and hold it out.',
  back: 'Back to Visa Process',
  loading: 'Loading your cards...',
  offline: 'The cards open without a connection, too, once you have seen this page on this device.',
  details: {
    title: 'What stands on your cards',
    name: 'Name, as in your passport',
    passport: 'Last day of your passport',
    noName: 'Not known yet.',
    noPassport: 'Not known yet.',
    changeName: 'Change it in your profile',
    addName: 'Add it in your profile',
    changePassport: 'Change it on your dashboard',
    addPassport: 'Add it on your dashboard',
    failed: 'We could not load your name and your passport’s last day. The cards leave a line for them.',
    nif: 'Tax number (NIF)',
    nifHint: 'Nine digits.',
    nifProblem:
      'This is not a tax number: it has nine digits, and the last one has to fit. Look at it once more.',
    address: 'Address in Portugal',
    addressHint: 'Street, number and floor, then the postal code and the town.',
    userNumber: 'Health user number (número de utente)',
    phone: 'Phone number',
    phoneHint: (profile: string) => `Left empty, the cards show the one in your profile: ${profile}.`,
    kept: 'What you type here stays on this device until you sign out. It is not sent to us.',
  },
  list: 'Your cards',
  position: (number: number, total: number) => `Card ${number} of ${total}`,
  previous: 'Previous card',
  next: 'Next card',
  printOne: 'Print this card',
  printAll: 'Print all cards',
  missing: (fields: string) => `Still missing: ${fields}.`,
  fillIn: 'Fill it in',
  writeByHand: 'Tell them, or write it on a printed card.',
  unknown: {
    title: 'There is no such card',
    text: 'The address may have been cut off.',
    action: 'See all cards',
  },
} as const;
