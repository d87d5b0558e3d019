import * as guide from '#features/guide/contract.ts';
import * as places from '#features/places/contract.ts';
import * as calendar from '#features/schedule/contract/calendar.ts';
import * as dates from '#features/schedule/contract/dates.ts';
import { recipe } from '../recipe.ts';

export const guideRecipes = [
  recipe(dates.getDates, (of) => ({ params: { application_id: of.application } })),
  recipe(dates.saveDate, (of) => ({
    params: { application_id: of.application, kind: 'appointment' },
    body: { day: '2035-05-05' },
  })),
  recipe(dates.saveMailChoices, () => ({ body: { date_reminders: false } })),
  recipe(places.saveResidence, () => ({ body: { residence: { place: 'ri', county: null } } })),
  recipe(calendar.makeCalendarAddress, (of) => ({ body: { replaces: of.calendarAddress } })),
  recipe(calendar.removeCalendarAddress, () => ({})),
  recipe(calendar.fetchCalendar, (of) => ({ params: { file: of.calendarFile } })),
  recipe(guide.getGuide, (of) => ({ params: { application_id: of.application } })),
  recipe(guide.setGuideItem, (of) => ({
    params: { application_id: of.application, item_id: 'nif-portal' },
    body: { completed: true },
  })),
  recipe(guide.setPaperAside, (of) => ({
    params: { application_id: of.emptyApplication, paper: 'birth-certificate' },
    body: { reason: 'not-on-list', note: null },
  })),
  recipe(guide.takePaperBack, (of) => ({
    params: { application_id: of.emptyApplication, paper: 'birth-certificate' },
  })),
  recipe(guide.listGuideNotes, (of) => ({ params: { application_id: of.application } })),
  recipe(guide.saveGuideNote, (of) => ({
    params: { application_id: of.application, question_id: 'purpose-why' },
    body: { note: 'The light', over: '' },
  })),
];
