import { calendars, type Route, readRoute, reads, route, writes } from '#platform/server/http/route.ts';
import * as calendar from './contract/calendar.ts';
import * as dates from './contract/dates.ts';
import { fetchCalendar, getCalendar } from './server/calendar.ts';
import { getCalendarAddress, makeCalendarAddress, removeCalendarAddress } from './server/calendar-address.ts';
import { getDates, saveDate } from './server/dates.ts';
import { getMailChoices, saveMailChoices } from './server/reminders.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  readRoute(dates.getDates, getDates),
  route(dates.saveDate, { policy: 'person', limits: writes }, saveDate),
  readRoute(dates.getMailChoices, getMailChoices),
  route(dates.saveMailChoices, { policy: 'person', limits: writes }, saveMailChoices),
  route(calendar.getCalendar, { policy: 'person', limits: reads }, getCalendar),
  route(calendar.getCalendarAddress, { policy: 'person', limits: reads }, getCalendarAddress),
  route(calendar.makeCalendarAddress, { policy: 'person', limits: writes }, makeCalendarAddress),
  route(calendar.removeCalendarAddress, { policy: 'person', limits: writes }, removeCalendarAddress),
  route(calendar.fetchCalendar, { policy: 'public', limits: calendars }, fetchCalendar),
];
