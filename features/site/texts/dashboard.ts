import { requiredDocuments } from '#features/documents/rules/document-types.ts';
/** Texts of the frame around every signed-in page, and of the first page in it. Quoted ones are the specification's. */
export const applicantTexts = {
  nav: { home: 'Home', visaProcess: 'Visa Process', documents: 'Documents', profile: 'Profile' },
  plan: (plan: string) => `${plan} plan`,
  help: {
    title: 'Need help?',
    contact: 'Message us',
    support: 'Contact Support',
    consultation: 'Schedule a Consultation',
    /** Beside it: where the link leads is not ours. */
    leaving: (host: string) => `You book it at ${host}, which is not our site.`,
  },
} as const;

/** What a plan is called; `basic` has no row anywhere. */
export const planNames = { premium: 'Premium', standard: 'Standard', other: 'Special' } as const;

export const dashboardTexts = {
  title: 'Dashboard',
  greeting: (name: string) => `Welcome back, ${name}!`,
  /** In place of an unknown name. */
  explorer: 'Explorer',
  unknownInitial: 'U',
  loading: 'Loading your dashboard...',
  loaded: 'Dashboard loaded',
  updated: (time: string) => `Updated ${time}`,
  refresh: 'Refresh',
  loadFailed: {
    title: 'Error loading dashboard',
    detail: 'Nothing is lost.',
  },
  staff: {
    title: 'You work here',
    detail: 'No application was started for you, so you are in no list and no figure of the office.',
    office: 'Open the office',
    start: 'Start an application of my own',
  },
  journey: {
    title: 'Your Visa Journey',
    progress: (percentage: number) => `Progress: ${percentage}%`,
    guide: (done: number) => `Guide: ${done} of 6 steps`,
    documents: (types: number) => `Documents: ${types} of ${requiredDocuments.length} types`,
    stage: (stage: number, title: string) => `Application stage ${stage} of 4: ${title}`,
    contact: 'Contact Support',
    fit: 'How these fit together',
  },
  help: {
    title: 'Get Help',
    plan: (plan: string) => `You are on the ${plan} plan.`,
    reply: 'We reply within 24 hours.',
    manage: 'Manage Subscription',
    upgrade: 'Upgrade to have your documents checked first and your messages answered first.',
    seePlans: 'View Pricing Plans',
  },
  activity: {
    title: 'Recent Activity',
    loading: 'Loading your recent activity...',
    loadFailed: 'Your recent activity could not be loaded.',
    showAll: (hidden: number) => `Show ${hidden} more`,
    showFewer: 'Show fewer',
  },
} as const;
