import type { GuideRefusal } from '../rules/guide.ts';

/** Why something in the guide cannot be completed now: what is missing, and so what to do. */
export const guideRefusals: Record<GuideRefusal, string> = {
  locked: 'This step cannot start yet. Finish the step before it first.',
  nif_missing: 'Please upload your NIF document before marking this step as complete.',
  unfinished: 'Some parts of this step are still open. Finish them first.',
  not_approved: 'This step can be finished once your visa is approved. What you ticked off is kept.',
};
