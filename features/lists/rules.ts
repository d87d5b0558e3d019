/** Views that all staff have; `params` is the query of the list's address. */
export const applicationViews = [
  { key: 'all', params: '' },
  { key: 'waiting', params: 'status=under_review' },
  { key: 'mine', params: 'assigned=me' },
  { key: 'unassigned', params: 'assigned=none' },
  { key: 'quiet', params: 'quiet=30' },
] as const;
export type ApplicationView = (typeof applicationViews)[number]['key'];

/** Per member of staff and list. */
export const mostViews = 20;
/** Fits beside others in one line of a phone. */
export const longestViewName = 40;
export const longestViewParams = 500;

/** A query as a screen writes it: at most ten parts, each a plain name with an encoded value. */
export const viewParamsForm = /^[a-z_]{1,20}=[^&=\s]{1,400}(&[a-z_]{1,20}=[^&=\s]{1,400}){0,9}$/;
