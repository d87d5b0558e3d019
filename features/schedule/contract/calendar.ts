import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** The private address of the caller's calendar, without its secret, which is shown only when it is made. */
const calendarAddress = z.object({
  id: z.uuid(),
  made_at: z.iso.datetime(),
  /** To the minute. */
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
 * Replaces the address that the caller saw (null: none). `conflict` when it has changed since: a repeated request must not
 * end the address that the first one showed.
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

/** For calendar programs, which cannot sign in. `file` is the secret followed by '.ics'. */
export const fetchCalendar = contract({
  method: 'get',
  path: '/calendars/{file}',
  summary: 'The same, as text/calendar, for anyone with the private address',
  params: z.strictObject({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
  response: 'bytes',
  mediaType: 'text/calendar',
  errors: ['not_found'],
});
