import * as calendar from '#features/schedule/contract/calendar.ts';
import * as dates from '#features/schedule/contract/dates.ts';
import { fetchCalendar } from '#features/schedule/server/fetch-calendar.ts';
import { getCalendar } from '#features/schedule/server/get-calendar.ts';
import { getCalendarAddress } from '#features/schedule/server/get-calendar-address.ts';
import { getDates } from '#features/schedule/server/get-dates.ts';
import { getMailChoices } from '#features/schedule/server/get-mail-choices.ts';
import { makeCalendarAddress } from '#features/schedule/server/make-calendar-address.ts';
import { removeCalendarAddress } from '#features/schedule/server/remove-calendar-address.ts';
import { saveDate } from '#features/schedule/server/save-date.ts';
import { saveMailChoices } from '#features/schedule/server/save-mail-choices.ts';
import { calendars, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';

/** The part of `routes.ts` that is about the days people save, the reminders of them and their way into calendars. */
export const dateRoutes: readonly Route[] = [
  route(dates.getDates, { policy: 'person', limits: reads }, getDates),
  route(dates.saveDate, { policy: 'person', limits: writes }, saveDate),
  route(dates.getMailChoices, { policy: 'person', limits: reads }, getMailChoices),
  route(dates.saveMailChoices, { policy: 'person', limits: writes }, saveMailChoices),
  route(calendar.getCalendar, { policy: 'person', limits: reads }, getCalendar),
  route(calendar.getCalendarAddress, { policy: 'person', limits: reads }, getCalendarAddress),
  route(calendar.makeCalendarAddress, { policy: 'person', limits: writes }, makeCalendarAddress),
  route(calendar.removeCalendarAddress, { policy: 'person', limits: writes }, removeCalendarAddress),
  route(calendar.fetchCalendar, { policy: 'public', limits: calendars }, fetchCalendar),
];
