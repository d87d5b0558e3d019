import * as calendar from '#domain/contracts/calendar.ts';
import * as dates from '#domain/contracts/dates.ts';
import { fetchCalendar } from '../features/dates/fetch-calendar.ts';
import { getCalendar } from '../features/dates/get-calendar.ts';
import { getCalendarAddress } from '../features/dates/get-calendar-address.ts';
import { getDates } from '../features/dates/get-dates.ts';
import { getMailChoices } from '../features/dates/get-mail-choices.ts';
import { makeCalendarAddress } from '../features/dates/make-calendar-address.ts';
import { removeCalendarAddress } from '../features/dates/remove-calendar-address.ts';
import { saveDate } from '../features/dates/save-date.ts';
import { saveMailChoices } from '../features/dates/save-mail-choices.ts';
import { calendars, reads, writes } from './limits.ts';
import { type Route, route } from './route.ts';

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
