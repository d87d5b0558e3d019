/** Texts of the frame around every signed-in page, and of the first page in it. Quoted ones are the specification's. */
export const applicantTexts = {
  nav: { home: 'Home', visaProcess: 'Visa Process', documents: 'Documents', profile: 'Profile' },
  plan: (plan: string) => `${plan} plan`,
  help: {
    title: 'Need help?',
    contact: 'Message us',
    support: 'Contact Support',
    consultation: 'Schedule a Consultation',
  },
} as const;

/** What a plan is called; `basic` has no row anywhere. */
export const planNames = { premium: 'Premium', standard: 'Standard', other: 'Special' } as const;

export const dashboardTexts = {
  title: 'Dashboard',
  greeting: (name: string) => `Welcome back, ${name}!`,
  /** Stands in for a name that we do not know. */
  explorer: 'Explorer',
  unknownInitial: 'U',
  loading: 'Loading your dashboard...',
  loaded: 'Dashboard loaded',
  updated: (time: string) => `Updated ${time}`,
  loadFailed: {
    title: 'Error loading dashboard',
    detail: 'Nothing is lost.',
  },
  journey: {
    title: 'Your Visa Journey',
    progress: (percentage: number) => `Progress: ${percentage}%`,
    progressLabel: 'Progress of your application',
    stage: (stage: number, title: string) => `Application stage ${stage} of 4: ${title}`,
    next: 'Next',
    firstStep: 'Step 1 - Get your NIF number',
    about: (duration: string) => `About ${duration}.`,
    continue: 'Continue',
    seeDocuments: 'See your documents',
    contact: 'Contact Support',
    steps: 'Your six steps',
    card: (position: number) => `Card ${position} of 6`,
    lastUpdated: (date: string) => `Since ${date}`,
  },
  help: {
    title: 'Get Help',
    plan: (plan: string) => `You are on the ${plan} plan.`,
    reply: 'We reply within 24 hours.',
    manage: 'Manage Subscription',
    upgrade: 'Upgrade to have our team check your documents and answer you first.',
    seePlans: 'View Pricing Plans',
    consultation: 'Schedule a Consultation',
    noConsultation: 'To talk to someone, write to us and we find a time.',
  },
  activity: {
    title: 'Recent Activity',
    loadFailed: 'Your recent activity could not be loaded.',
  },
} as const;

interface ActivityDetails {
  /** Missing when the document is gone. */
  file_name?: unknown;
  status?: unknown;
}

const named = (details: ActivityDetails, otherwise: string) =>
  typeof details.file_name === 'string' ? details.file_name : otherwise;

/** What stands in 'Recent Activity', by audit action. An action without a sentence here is not shown. */
export const activityTexts = {
  'account.created': () => 'Account Created',
  'profile.saved': () => 'You saved your profile',
  'application.started': () => 'You started your visa application',
  'application.decided': (details: ActivityDetails) =>
    details.status === 'approved'
      ? 'Our team approved your application'
      : details.status === 'rejected'
        ? 'Our team did not approve your application'
        : 'Our team changed the status of your application',
  'document.uploaded': (details: ActivityDetails) => `You uploaded ${named(details, 'a document')}`,
  'document.deleted': () => 'You deleted a document',
} as const satisfies Record<string, (details: ActivityDetails) => string>;

export type ActivityAction = keyof typeof activityTexts;
