/** How the situations of the back office's specification begin that belong to marketing, which has a walk of its own. */
const beginnings = ['landing pages', 'experiments', 'analytics', 'pitch'];

/** Whether a situation of the back office belongs to its marketing half. */
export const isMarketing = (situation: string): boolean =>
  beginnings.some((beginning) => situation.startsWith(beginning));
