import { type DateKind, reminderLeads } from '../rules/dates.ts';

/** "14 days and 3 days". */
export const leadWords = reminderLeads.map((days) => `${days} days`).join(' and ');

/** The days that a person saves on the dashboard, and the reminders of them. */
export const dateTexts = {
  title: 'Your dates',
  /** `byMail`: e-mails leave this installation. */
  intro: (byMail: boolean) =>
    byMail
      ? `Save a day, and we remind you by e-mail ${leadWords} before it.`
      : 'Save a day, and your guide counts from it.',
  names: {
    appointment: 'Visa appointment',
    handed_in: 'Papers handed in on',
    move_in: 'Move to Portugal',
    passport_expiry: 'Passport valid until',
    criminal_record_issued: 'Criminal record issued on',
  } satisfies Record<DateKind, string>,
  left: (days: number) => {
    if (days < 0) return 'This day has passed';
    if (days === 0) return 'Today';
    return days === 1 ? 'Tomorrow' : `In ${days} days`;
  },
  ago: (days: number) => {
    if (days < 1) return 'Today';
    return days === 1 ? 'Yesterday' : `${days} days ago`;
  },
  passportNote: 'It has to be valid for 6 months longer than your stay.',
  /** How old a criminal record is, and on the day it is handed in. The figures: features/schedule/rules/record-age.ts. */
  record: {
    young: (day: string, young: number, byMail: boolean) =>
      `It is ${young} days old on ${day}. Some consulates ask for a younger one.${byMail ? ' We remind you before that day.' : ''}`,
    old: (age: number, young: number, lastDay: string) =>
      `It is ${age} days old. Some consulates ask for less than ${young} days. Others take it for 6 months, until ${lastDay}.`,
    everywhere: (age: number) => `At your appointment it is ${age} days old. That is young enough.`,
    some: (age: number, young: number) =>
      `At your appointment it is ${age} days old. Some consulates ask for less than ${young} days. Ask yours before you go.`,
    nowhere: (age: number) =>
      `At your appointment it is ${age} days old, more than 6 months. You need a new one; your timeline says when to order it.`,
    after: 'It is from after your appointment. Check both days.',
  },
  /** The move comes before the papers are handed in. */
  moveTooEarly: 'This is before you hand in your papers. Check both days.',
  /** What a button does and to which day, for those who cannot see where it is. */
  label: (action: string, name: string) => `${action}: ${name}`,
  none: 'Not saved yet',
  add: 'Add',
  change: 'Change',
  remove: 'Remove',
  saved: 'Date saved',
  removed: 'Date removed',
  failed: 'The date was not saved',
  loading: 'Loading your dates...',
  loadFailed: 'Your dates could not be loaded.',
  calendar: 'Put these dates in your calendar',
} as const;
