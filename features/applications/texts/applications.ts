import { documentCount } from '#features/documents/texts/document-counts.ts';
import type { ApplicationStatus } from '../contract/applications.ts';

/** The four stages of an application, in order; titles and durations as specified. */
export const applicationStages = [
  {
    title: 'Gather Documents',
    description: 'Collect the papers that the consulate asks for.',
    duration: '2-4 weeks',
  },
  {
    title: 'Apply Online',
    description: 'Fill in and send the visa application.',
    duration: '1-2 weeks',
  },
  {
    title: 'Attend Interview',
    description: 'Meet an officer at the Portuguese consulate.',
    duration: '4-6 weeks',
  },
  {
    title: 'Visa Approval',
    description: 'Receive the 3-year Portuguese visa.',
    duration: '6-8 weeks',
  },
] as const;

/** Texts about the applicant's own application; quoted ones are the specification's, word for word. */
export const applicationTexts = {
  notFound: {
    title: 'No application found',
    detail: 'Please complete your profile setup first.',
  },
  noneLeft: (allowed: number) =>
    allowed === 1
      ? 'Your plan includes 1 application, and you have it. Write to us if you need one more.'
      : `You have all ${allowed} applications that are possible. Write to us if you need one more.`,
  reviewNeedsDocuments: `Upload all ${documentCount} types of document first. Then we can look at them together.`,
  decidedAlready: 'Our team has decided on this application already. Write to us if something has changed.',
  /** The note that staff chose to send with a decision. */
  note: 'A note from our team',
} as const;

/** What the person reads about the status of their application: what it means, and what comes next. */
export const statusTexts: Record<ApplicationStatus, { label: string; title: string; next: string }> = {
  started: {
    label: 'Started',
    title: 'Your application has been started',
    next: 'Begin with your NIF number. You can upload papers whenever you have them.',
  },
  in_progress: {
    label: 'In progress',
    title: 'You are on your way',
    next: 'Go on with the next step, or upload another paper.',
  },
  under_review: {
    label: 'Under review',
    title: 'Our team is looking at your application',
    next: 'You need not wait by the screen: what we decide appears here, and you can go on in the meantime.',
  },
  approved: {
    label: 'Approved',
    title: 'Your application was approved. Congratulations.',
    next: 'What comes next: collect your visa, book your travel, and get ready to arrive. Keep your papers together, you will need them again in Portugal.',
  },
  rejected: {
    label: 'Not approved',
    title: 'Your application was not approved',
    next: 'This need not be the end. Write to us: we go through it with you and say what can be done.',
  },
  completed: {
    label: 'Completed',
    title: 'Your application is complete. Welcome to Portugal.',
    next: 'There is nothing left to do here. Your papers stay available under Documents.',
  },
};
