/** The six steps of the guide, in order. Titles and times as specified; the short names stand on the tiles. */
export const guideSteps = [
  { title: 'Get your NIF number', duration: '10-15 minutes', short: 'NIF number' },
  { title: 'Upload NIF Document', duration: '5 minutes', short: 'NIF document' },
  {
    title: 'Step 2 - Make your initial visa application appointment',
    duration: '1-2 weeks',
    short: 'Six documents',
  },
  {
    title: 'Step 3: Request your FBI criminal record certificate (rap sheet)',
    duration: '30-45 minutes',
    short: 'Online form',
  },
  { title: 'Interview Preparation', duration: '2-4 weeks', short: 'Interview' },
  { title: 'Approval & Settlement', duration: '2-3 months', short: 'Settlement' },
] as const;

/** Words of a step's state. */
export const stepStates = {
  completed: 'Completed',
  now: 'In progress',
  todo: 'Not started',
  locked: 'Cannot start yet',
} as const;

/** The page of the guide. */
export const guideTexts = {
  title: 'Visa Process',
  lead: 'Six steps, in the order they must happen.',
  back: 'Back to Dashboard',
  contact: 'Contact Support',
} as const;
