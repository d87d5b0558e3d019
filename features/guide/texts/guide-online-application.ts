import type { guideItems } from '../rules/guide-items.ts';
import type { GuideFigure } from './guide-figure.ts';

type Item = (typeof guideItems)['online-application'][number];

interface Part {
  title: string;
  /** As specified. */
  duration: string;
  how: readonly string[];
}

const parts: Record<Item, Part> = {
  'portal-account': {
    title: 'Create your portal account',
    duration: '10 minutes',
    how: [
      'Press ‘Go to Official Portal’ on this page. It opens in a new tab.',
      'Sign up with an e-mail address that you read every day.',
      'Keep the password in a safe place.',
      'The portal sends you an e-mail. Press the link in it. Look in your spam folder too.',
    ],
  },
  'visa-type': {
    title: 'Choose your type of visa',
    duration: '5 minutes',
    how: [
      'Choose a national visa. It is also called type D. A tourist visa is the wrong one.',
      'D7 is for people who live on a pension, rent or other steady income.',
      'D8 is for people who work from home for a firm or clients abroad.',
      'Pick the consulate that serves the state you live in. It may not be the nearest one.',
      'Not sure which type is yours? Ask the consulate before you go on.',
    ],
  },
  'application-form': {
    title: 'Fill in the form',
    duration: '45-60 minutes',
    how: [
      'Have your passport beside you. Write your name just as it stands there, with every middle name.',
      'Portugal writes the day first. 31/12/2027 means December 31, 2027.',
      'Give the address where you will live first. It must match your proof of a place to stay.',
      'Leave no question empty. Write ‘none’ if a question is not about you.',
      'Save often. Some forms close when you take a long break.',
    ],
  },
  'upload-scans': {
    title: 'Upload your scans',
    duration: '30 minutes',
    how: [
      'Scan at 300 DPI or more. DPI says how sharp a scan is. You choose it in the scanner’s menu.',
      'Make one file for each paper. All four corners should be in the picture.',
      'Keep each file under 5 MB.',
      'Use short names without accents, such as passport.pdf.',
      'Open each file once before you send it. Can you read every word?',
    ],
  },
  'review-and-pay': {
    title: 'Check it and pay',
    duration: '15 minutes',
    how: [
      'Read the whole form once more. Ask someone you trust to read it with you.',
      'Check your passport number one digit at a time.',
      'Pay only on the portal, or at the visa center. Nobody may ask you for the fee by phone.',
      'Your bank may stop a payment to another country. Call the bank first and tell them.',
      'Save the receipt.',
    ],
  },
  'submit-and-confirm': {
    title: 'Send it and keep the proof',
    duration: '10 minutes',
    how: [
      'Press the send button once. Wait for the page that says it has arrived.',
      'Write down the number that the portal gives you.',
      'Print that page, or save it as a PDF.',
      'Upload the PDF under Documents here, so that you cannot lose it.',
      'Look for an e-mail from the portal within a day.',
    ],
  },
};

const figures: readonly GuideFigure[] = [
  {
    label: 'Fee',
    value: 'About €90 (about $100 USD)',
    note: 'visa-fee',
  },
  {
    label: 'Processing time',
    value: '15-30 business days',
    note: 'processing-time',
  },
  {
    label: 'Validity',
    value: '3 months from submission',
    note: 'visa-length',
  },
  {
    label: 'Languages of the portal',
    value: 'Portuguese and English',
    remark: 'We found no official page that says so.',
  },
  {
    label: 'Scans',
    value: '300 DPI minimum',
    remark: 'We found no official page that says so.',
  },
  {
    label: 'Size of files',
    value: 'Under 5 MB each',
    remark:
      'We found no official page that says so. We keep larger files for you. The portal may not take them.',
  },
  {
    label: 'When to start',
    value: '6-8 weeks before you need the visa',
    note: 'time-in-all',
    remark: 'Do not order your FBI record too early. Some consulates take only a recent one.',
  },
];

/** The guide to the online application: the fourth card. Its title is the specification's and names another thing. */
export const onlineApplicationTexts = {
  aboutTitle: {
    text: 'The title of this step names the FBI record. You order that record in the step before, with your other documents. Here you fill in the visa application.',
    link: 'Where the FBI record is explained',
  },
  progress: {
    label: 'Online application',
    value: (done: number, total: number) => `Online application: ${done} of ${total} steps done`,
  },
  list: 'The six steps of the online application',
  /** Said after the title of each part. */
  takes: (duration: string) => `Takes ${duration}`,
  parts,
  figuresTitle: 'Quick reference',
  figures,
  center: {
    title: 'You may also have to go somewhere in person',
    text: 'In the U.S., many people hand in their papers at a visa center. It is run by a company called VFS for the consulates.',
  },
  portal: {
    button: 'Go to Official Portal',
    missing: 'We do not have the address of the portal here yet. Write to us, and we send it to you.',
    contact: 'Contact Support',
    leaving: {
      title: 'You are leaving this site',
      text: (host: string) =>
        `The portal at ${host} is not ours. We cannot see what you type there. It opens in a new tab, and this page stays open for you.`,
      warning: 'Check the address at the top of the new tab before you type or pay.',
      open: 'Open the portal',
      stay: 'Stay here',
    },
  },
  submitted: {
    title: 'Application submitted',
    text: 'You have checked off all six steps. Keep the number from the portal in a safe place.',
    next: 'See what happens now',
  },
} as const;
