/**
 * The six steps of the guide in order, each with its items. Steps without items are completed by documents (`guide.ts`). Ids are
 * stored and never change their meaning.
 */
export const guideItems = {
  'nif-number': ['nif-portal', 'nif-request', 'nif-papers', 'nif-received'],
  'nif-document': [],
  documents: [],
  'online-application': [
    'portal-account',
    'visa-type',
    'application-form',
    'upload-scans',
    'review-and-pay',
    'submit-and-confirm',
  ],
  interview: ['interview-documents', 'interview-logistics', 'interview-practice'],
  settlement: [
    'collect-visa',
    'book-travel',
    'temporary-accommodation',
    'residence-permit',
    'settlement-nif',
    'bank-account',
    'healthcare',
    'permanent-housing',
  ],
} as const;

export type GuideStepId = keyof typeof guideItems;
export type GuideItemId = (typeof guideItems)[GuideStepId][number];

export const guideStepIds = Object.keys(guideItems) as [GuideStepId, ...GuideStepId[]];
export const guideItemIds = Object.values(guideItems).flat() as [GuideItemId, ...GuideItemId[]];

/** The interview questions by category; notes are stored under their ids. */
export const interviewQuestions = {
  purpose: ['purpose-why', 'purpose-duration', 'purpose-plans', 'purpose-ties'],
  finances: ['finances-income', 'finances-proof', 'finances-savings', 'finances-taxes'],
  accommodation: [
    'accommodation-where',
    'accommodation-lease',
    'accommodation-language',
    'accommodation-community',
  ],
  background: ['background-family', 'background-record', 'background-travel', 'background-health'],
} as const;
export type InterviewCategory = keyof typeof interviewQuestions;
export type InterviewQuestionId = (typeof interviewQuestions)[InterviewCategory][number];
export const interviewQuestionIds = Object.values(interviewQuestions).flat() as [
  InterviewQuestionId,
  ...InterviewQuestionId[],
];

/** How one may come to the tax number: by a representative from home, in person in Portugal, or with our help. */
export const nifWays = ['representative', 'person', 'help'] as const;
export type NifWay = (typeof nifWays)[number];
