import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** The private address of a person's calendar, without the secret in it: that is said once, when it is made. */
const calendarAddress = z.object({
  id: z.uuid(),
  made_at: z.iso.datetime(),
  /** The last time that some calendar asked, to the minute. */
  last_fetched_at: z.iso.datetime().nullable(),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const getCalendarAddress = contract({
  method: 'get',
  path: '/api/account/calendar-address',
  summary: "Whether the caller's calendar has a private address, and when it was fetched last",
  response: z.object({ address: calendarAddress.nullable() }),
  errors: ['not_authenticated'],
});

/**
 * A new address, in the place of the one that the caller saw (null: of none). `conflict` when that is no longer how it
 * stands: a press that arrives twice must not end the address that the first one has shown.
 */
export const makeCalendarAddress = contract({
  method: 'post',
  path: '/api/account/calendar-address',
  summary: 'Make a private address from which calendars fetch the saved days; the old one ends',
  body: z.strictObject({ replaces: z.uuid().nullable() }),
  response: z.object({ address: calendarAddress, url: z.url() }),
  errors: ['not_authenticated', 'conflict'],
});

/** The address ends at once. Repeating it changes nothing. */
export const removeCalendarAddress = contract({
  method: 'delete',
  path: '/api/account/calendar-address',
  summary: 'Switch the private address off',
  response: 'none',
  errors: ['not_authenticated'],
});

/** `conflict` where no day is saved. */
export const getCalendar = contract({
  method: 'get',
  path: '/api/account/calendar',
  summary: "The days saved for all of the caller's applications, as a calendar file",
  response: 'bytes',
  mediaType: 'text/calendar',
  errors: ['not_authenticated', 'conflict'],
});

/** For calendars, which cannot sign in. `file` is the secret with '.ics' behind it. Anything else answers `not_found`. */
export const fetchCalendar = contract({
  method: 'get',
  path: '/calendars/{file}',
  summary: 'The same, as text/calendar, for whoever knows the private address',
  params: z.strictObject({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
  response: 'bytes',
  mediaType: 'text/calendar',
  errors: ['not_found'],
});
