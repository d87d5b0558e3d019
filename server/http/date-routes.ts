import * as dates from '#domain/contracts/dates.ts';
import { getDates } from '../features/dates/get-dates.ts';
import { getMailChoices } from '../features/dates/get-mail-choices.ts';
import { saveDate } from '../features/dates/save-date.ts';
import { saveMailChoices } from '../features/dates/save-mail-choices.ts';
import { reads, writes } from './limits.ts';
import { type Route, route } from './route.ts';

/** The part of `routes.ts` that is about the days people save, and the reminders of them. */
export const dateRoutes: readonly Route[] = [
  route(dates.getDates, { policy: 'person', limits: reads }, getDates),
  route(dates.saveDate, { policy: 'person', limits: writes }, saveDate),
  route(dates.getMailChoices, { policy: 'person', limits: reads }, getMailChoices),
  route(dates.saveMailChoices, { policy: 'person', limits: writes }, saveMailChoices),
];
