/** Views that everybody has: filters of a list under a name, with what stands in the address. */
export const applicationViews = [
  { key: 'all', params: '' },
  { key: 'waiting', params: 'status=under_review' },
  { key: 'mine', params: 'assigned=me' },
  { key: 'unassigned', params: 'assigned=none' },
  { key: 'quiet', params: 'quiet=30' },
] as const;
export type ApplicationView = (typeof applicationViews)[number]['key'];

/** How many views of their own a member of staff may keep per list. */
export const mostViews = 20;
/** As much as stands beside others in one line of a phone. */
export const longestViewName = 40;
export const longestViewParams = 500;

/** A query as a screen writes it: at most ten parts, each a plain name with an encoded value. */
export const viewParamsForm = /^[a-z_]{1,20}=[^&=\s]{1,400}(&[a-z_]{1,20}=[^&=\s]{1,400}){0,9}$/;
