/** How the situations of the applicants' specification begin that are about plans, the assistant and pets; they have a walk of their own. */
const beginnings = ['subscription', 'financial assistant', 'pet care'];

/** Whether a situation of the applicants' side belongs to money and advice. */
export const isMoney = (situation: string): boolean =>
  beginnings.some((beginning) => situation.startsWith(beginning));
