import { calendars, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as calendar from './contract/calendar.ts';
import * as dates from './contract/dates.ts';
import { fetchCalendar } from './server/fetch-calendar.ts';
import { getCalendar } from './server/get-calendar.ts';
import { getCalendarAddress } from './server/get-calendar-address.ts';
import { getDates } from './server/get-dates.ts';
import { getMailChoices } from './server/get-mail-choices.ts';
import { makeCalendarAddress } from './server/make-calendar-address.ts';
import { removeCalendarAddress } from './server/remove-calendar-address.ts';
import { saveDate } from './server/save-date.ts';
import { saveMailChoices } from './server/save-mail-choices.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
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
