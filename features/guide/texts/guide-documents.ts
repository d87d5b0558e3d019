import { type RequiredDocument, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { documentCount } from '#features/documents/texts/document-counts.ts';

interface RequiredDocumentText {
  /** In the middle of a sentence: "Upload your birth certificate". */
  inSentence: string;
  description: string;
  /** What the specification says of it. */
  note: string;
  how: readonly string[];
  tips: readonly string[];
}

/** The card of each required type of document; notes as specified. */
export const requiredDocumentTexts: Record<RequiredDocument, RequiredDocumentText> = {
  passport: {
    inSentence: 'passport',
    description: 'A copy of the page with your photo and of every page with a stamp or a visa.',
    note: 'Valid 6 months beyond the stay, at least 2 blank pages',
    how: [
      'Look at the date of expiry and count the blank pages.',
      'Is it too short? Renew it at travel.state.gov before you do anything else: its number goes on every form.',
      'Scan the photo page in color, flat and without glare.',
    ],
    tips: [
      'Sign your passport. An unsigned one can be refused.',
      'Keep the old one too when it holds visas that are still valid.',
    ],
  },
  'criminal-record': {
    inSentence: 'criminal record',
    description: 'Your FBI Identity History Summary, also called a rap sheet, with its apostille.',
    note: 'Must be apostilled, valid 6 months',
    how: [
      'Have your fingerprints taken: at many post offices, by the police, or by a private service.',
      'Ask the FBI for your Identity History Summary, online or by mail. A company that the FBI has approved (a channeler) is faster and costs more.',
      'Send the FBI’s paper to the US Department of State with form DS-4194. It adds the apostille.',
      'Upload the paper and its apostille together, or as two files.',
    ],
    tips: [
      'Only the US Department of State can put the apostille on an FBI paper. Never your state: its Secretary of State cannot.',
      'A check by your state’s police is not accepted in place of the FBI’s.',
      'Do not take the apostille off or the staples out, not even to scan.',
      'Order it so that it is fresh on the day you hand everything in.',
    ],
  },
  'birth-certificate': {
    inSentence: 'birth certificate',
    description: 'A certified long form from the state where you were born, with its apostille.',
    note: 'Must be apostilled',
    how: [
      'Order a certified copy from the vital records office of the state or county where you were born.',
      'Send it to that same state for the apostille: most often to its Secretary of State.',
      'Were you born outside the United States? Then the country that issued it adds the apostille.',
    ],
    tips: [
      'Born in Ohio and living in Texas: the apostille comes from Ohio.',
      'Ask for a new copy with a signature that the state knows. Old ones are often sent back.',
    ],
  },
  'proof-income': {
    inSentence: 'proof of income',
    description: 'What shows that you can live in Portugal without work there.',
    note: '3 months of statements',
    how: [
      'Download the last three monthly statements of the account that your income goes to.',
      'Add the letter that says what you get each month: Social Security, pension, rent, or dividends.',
      'Add last year’s tax return.',
    ],
    tips: [
      'Your full name and the name of the bank must be on every page.',
      'The same amount should be easy to find in the letter and in the statements. Mark it.',
      'You may black out account numbers, but leave the last four digits.',
    ],
  },
  'health-insurance': {
    inSentence: 'health insurance',
    description: 'The certificate of a policy that covers you from your first day in Portugal.',
    note: 'Minimum €30,000 coverage',
    how: [
      'Buy a policy online that names all Schengen countries and your dates.',
      'Ask the insurer for a certificate or visa letter. The card alone is not enough.',
      'Check that it names the amount, urgent care, and the trip home (repatriation).',
    ],
    tips: [
      'Medicare pays nothing outside the United States.',
      'Choose a policy whose start you can move: nobody knows the day of your visa yet.',
    ],
  },
  'accommodation-proof': {
    inSentence: 'accommodation proof',
    description: 'Where you will live: a lease, a deed, or a letter from the person who takes you in.',
    note: 'Covers the stay',
    how: [
      'A lease: ask the landlord to register it with the tax office (Finanças) and to give you the receipt.',
      'Your own home: a copy of the deed, or of the land register.',
      'With family or friends: their signed letter of invitation and a copy of their papers.',
    ],
    tips: [
      'Your name must be on it, written as in your passport.',
      'Never send money for a home that nobody you trust has seen.',
    ],
  },
};

/** Step 3. */
export const requiredTexts = {
  intro: `This guide counts ${documentCount} papers. Your consulate’s own list decides: it may leave one out, or ask for more. Begin with the criminal record: it takes longest.`,
  label: 'Documents',
  ready: (done: number) => `${done} of ${requiredDocuments.length} types ready`,
  finished: {
    title: `All ${documentCount} types are ready`,
    detail: 'Look through them once more, then mark this step as complete.',
  },
  review: {
    offer: 'Would you like us to look at them? Our team checks that nothing is missing and writes to you.',
    ask: 'Ask for a review',
    busy: 'Sending...',
    asked: 'Review requested',
    askedDetail: 'Our team has your documents now. You can go on in the meantime.',
    underWay: 'Our team is looking at your documents. You can go on in the meantime.',
    failed: 'The review could not be requested',
  },
  list: `The ${documentCount} required documents`,
  required: 'Required',
  takes: (time: string) => `Takes ${time}`,
  isReady: 'Ready',
  isMissing: 'Missing',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  how: 'How to get it',
  tips: 'Tips',
  apostille: 'Who adds the apostille?',
  yourFiles: 'Your files',
  reuse: {
    button: 'Use a file you already uploaded',
    title: (document: string) => `Use a file as your ${document}`,
    detail: 'The file moves here. Nothing is uploaded twice.',
    now: (place: string) => `Now under ${place}`,
    places: { general: 'General Documents', step_document: 'Step-Specific Documents' },
    use: 'Use this file',
    busy: 'Moving...',
    moved: 'File moved',
    movedDetail: (file: string, document: string) => `${file} is now your ${document}.`,
    failed: 'The file could not be moved',
  },
} as const;
