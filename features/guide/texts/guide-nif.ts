import type { FactId } from '#features/facts/rules.ts';
import type { guideItems, NifWay } from '../rules/guide-items.ts';

type NifAction = (typeof guideItems)['nif-number'][number];

/** The four actions: what to tick, and how it is done. */
export const nifActions: Record<NifAction, { title: string; help: string }> = {
  'nif-portal': {
    title: 'Open the NIF portal',
    help: 'It is the website of the Portuguese tax office (Finanças). Look around. From abroad you cannot finish there alone.',
  },
  'nif-request': {
    title: 'Choose who asks for your NIF',
    help: 'A representative in Portugal can ask for you online. Or you go to a tax office in Portugal yourself, with an appointment.',
  },
  'nif-papers': {
    title: 'Hand over your papers',
    help: 'A copy of your passport and a proof of your home address. If somebody asks for you: a signed power of attorney too.',
  },
  'nif-received': {
    title: 'Receive your NIF',
    help: 'You get a paper with a number of nine digits. Keep the paper: the next step asks for it.',
  },
};

/** Step 1. Quoted texts are the specification's. */
export const nifTexts = {
  intro:
    'The NIF (número de identificação fiscal) is your Portuguese tax number. You need it for a bank account, a lease and the visa.',
  time: 'Allow 10-15 minutes. The portal itself typically takes 5-10.',
  actions: 'What to do',
  portal: 'NIF portal',
  portalUse:
    'On the portal you can read about the NIF. You cannot ask for one there alone: people from abroad cannot sign in.',
  consultationHelp: 'Would you rather do this with somebody? We can go through it with you.',

  waysTitle: 'Which way suits you?',
  ways: {
    representative: {
      title: 'From home, by a representative',
      detail:
        'A lawyer, a solicitador or a service in Portugal asks for you with your power of attorney. They use the tax office’s online counter (e-balcão), which asks for a Portuguese sign-in. This is the usual way from the United States.',
    },
    person: {
      title: 'In Portugal, in person',
      detail:
        'Book an appointment at a tax office. Bring your passport and a proof of your address. You often leave with the number.',
    },
    help: {
      title: 'With our help',
      detail: 'We explain the ways and what each one needs, and go through it with you.',
    },
  } satisfies Record<NifWay, { title: string; detail: string }>,
  warnTitle: 'Keep your US address on the NIF for now',
  warn: 'Your tax residence in Portugal starts when the address on your NIF changes to a Portuguese one. Ask a tax adviser before you change it.',

  facts: {
    alone: 'nif-alone',
    representative: 'nif-representative',
    time: 'nif-time',
  } satisfies Record<string, FactId>,

  dialog: {
    title: 'NIF portal',
    newTab: 'Open the portal in a new tab',
    blank: 'If the page stays blank, use the button above.',
    leaving: 'This is the tax office’s own website. What you type there goes to them, not to us.',
    frame: 'The NIF portal of the Portuguese tax office',
    strip: 'Your four actions',
    progress: (done: number) => `${done} of 4 actions done`,
    checkedForYou: (title: string) => `We checked ‘${title}’ for you.`,
  },
} as const;

/** Step 2. Quoted texts are the specification's. */
export const nifDocumentTexts = {
  intro: 'Upload the paper from the tax office that shows your NIF.',
  formats: 'PDF, JPG, PNG',
  formatsLabel: 'Formats:',
  tips: [
    'Scan or photograph the whole page, with all four corners.',
    'Your name and the nine digits must be easy to read.',
    'A page with a QR code or a stamp is fine as it is.',
  ],
  document: 'NIF document',
  done: 'Your NIF document is here',
  doneDetail: 'Look at it once more, then mark this step as complete.',
} as const;

/** What the toast says when step 2 is marked as complete without a file. */
export const uploadRequired = {
  title: 'Upload Required',
  detail: 'Please upload your NIF document before marking this step as complete.',
} as const;
