/** How visits are counted: the conditions of decision 0033. Times in seconds. */

/** 13 months, the longest that a cookie for audience measurement may live; no visit prolongs it. */
export const visitorLife = 13 * 30 * 24 * 60 * 60;

/** A visit is over after this long without a page or an event. */
export const visitEndsAfter = 30 * 60;

/** Set by 'Do not count my visits'; its value is '1'. */
export const optOutCookie = 'rumo_no_count';

/** Browsers keep no cookie longer than 400 days. */
export const optOutLife = 400 * 24 * 60 * 60;

/** Draws that fit into one cookie of 4 kB; the oldest are dropped first. */
export const maxDraws = 24;
