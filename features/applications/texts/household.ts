import type { ApplicantKind } from '../contract/applications.ts';

const kinds: Record<Exclude<ApplicantKind, 'self'>, string> = {
  spouse: 'spouse',
  child: 'child',
  other: 'other',
};

interface Applicant {
  applicant: ApplicantKind;
  applicant_name: string;
}

/** "You", or "Paul Ellison (spouse)". */
export function applicantWords({ applicant, applicant_name }: Applicant): string {
  return applicant === 'self' ? 'You' : `${applicant_name} (${kinds[applicant]})`;
}

/** Several people on one account: each with an application, a guide and documents of their own. */
export const householdTexts = {
  switcher: 'Whose application do you want to see?',
  /** In the header of every page that shows one person's things. */
  whose: (applicant: Applicant) =>
    applicant.applicant === 'self' ? 'Your own application' : `Application of ${applicantWords(applicant)}`,
  nowShowing: (applicant: Applicant) =>
    applicant.applicant === 'self'
      ? 'You now see your own application.'
      : `You now see the application of ${applicantWords(applicant)}.`,

  people: {
    title: 'People',
    lead: 'Everyone who moves with you needs an application of their own, with a guide and documents.',
    progress: (status: string) => `Visa journey: ${status}.`,
    show: 'Show',
    shown: 'Shown now',
    remove: 'Remove',
    loading: 'Loading the people on your account...',
    loadFailed: 'The people on your account could not be loaded.',
  },

  allowance: {
    ofPlan: (allowed: number) =>
      `Your plan includes ${allowed} ${allowed === 1 ? 'application' : 'applications'}.`,
    ofSetting: (allowed: number) =>
      `One account can have ${allowed} ${allowed === 1 ? 'application' : 'applications'}.`,
    used: (used: number, allowed: number) => `${used}\u00a0of\u00a0${allowed} used.`,
    seePlans: 'View Pricing Plans',
    contact: 'Contact Support',
  },

  add: {
    button: 'Add a person',
    kind: 'Who is it?',
    kinds: { spouse: 'Spouse or partner', child: 'Child', other: 'Someone else' },
    name: 'Their full name',
    nameHint: 'As it stands in their passport.',
    nameMissing: 'Enter their full name.',
    save: 'Add this person',
    saving: 'Adding...',
    added: (applicant: Applicant) => `${applicantWords(applicant)} was added`,
    addedDetail: 'You now see their guide and documents. Choose another person at the top of the page.',
    known: (applicant: Applicant) => `${applicantWords(applicant)} is on your list already`,
    failed: 'This person was not added',
    kept: 'What you entered is still here.',
  },

  removal: {
    title: (name: string) => `Remove ${name}?`,
    question: 'Their guide and their notes are deleted. This cannot be undone.',
    confirm: 'Remove',
    removing: 'Removing...',
    done: (name: string) => `${name} was removed`,
    failed: 'This person was not removed',
    own: 'Your own application stays as long as your account. Write to us if you want to end it.',
    hasDocuments:
      'This person has documents. Delete them first, or write to us. That way no paper is lost by mistake.',
    withUs: 'Our team is working on this application. Write to us, and we help.',
  },
} as const;
