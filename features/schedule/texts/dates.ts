import type { DateKind, DayProblem } from '../rules/dates.ts';

/** The days that a person saves on the dashboard, and the reminders of them. */
export const dateTexts = {
  title: 'Your dates',
  intro: 'Save a day, and we remind you by e-mail 14 days and 3 days before it.',
  names: {
    appointment: 'Visa appointment',
    move_in: 'Move to Portugal',
    passport_expiry: 'Passport valid until',
    criminal_record_issued: 'Criminal record issued on',
  } satisfies Record<DateKind, string>,
  hints: {
    appointment: 'The day the consulate or the visa center sees you.',
    move_in: 'The day you would like to arrive. You can change it at any time.',
    passport_expiry: 'It is on the page with your photo.',
    criminal_record_issued: 'It is printed on the record. With several records, take the oldest.',
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
    young: (day: string) =>
      `It is 90 days old on ${day}. Some consulates ask for a younger one. We remind you before that day.`,
    old: (age: number, lastDay: string) =>
      `It is ${age} days old. Some consulates ask for less than 90 days. Others take it for 6 months, until ${lastDay}.`,
    everywhere: (age: number) => `At your appointment it is ${age} days old. That is young enough.`,
    some: (age: number) =>
      `At your appointment it is ${age} days old. Some consulates ask for less than 90 days. Ask yours before you go.`,
    orderBy: (day: string) => `At your appointment it is older than 6 months. Order a new one by ${day}.`,
    orderNow:
      'At your appointment it is older than 6 months. Order a new one now: it takes 3 to 4 weeks. If that is too late, ask for a later appointment.',
    after: 'It is from after your appointment. Check both days.',
  },
  none: 'Not saved yet',
  add: 'Add',
  addLabel: {
    appointment: 'Add your visa appointment',
    move_in: 'Add the day of your move',
    passport_expiry: 'Add the last day of your passport',
    criminal_record_issued: 'Add the day of your criminal record',
  },
  change: 'Change',
  changeLabel: {
    appointment: 'Change your visa appointment',
    move_in: 'Change the day of your move',
    passport_expiry: 'Change the last day of your passport',
    criminal_record_issued: 'Change the day of your criminal record',
  },
  remove: 'Remove',
  removeLabel: {
    appointment: 'Remove your visa appointment',
    move_in: 'Remove the day of your move',
    passport_expiry: 'Remove the last day of your passport',
    criminal_record_issued: 'Remove the day of your criminal record',
  },
  example: 'For example: 3 14 2027',
  boxes: { month: 'Month', day: 'Day', year: 'Year' },
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Date saved',
  removed: 'Date removed',
  failed: 'The date was not saved',
  loading: 'Loading your dates...',
  loadFailed: 'Your dates could not be loaded.',
  problems: {
    incomplete: 'Fill in all three boxes: month, day and year.',
    impossible: 'This day is not in the calendar. Use numbers, like 3 14 2027.',
    past: 'This day has passed. Check the year.',
    too_far: 'This day is very far off. Check the year.',
    future: 'This day is still to come. Check the year.',
    long_ago: 'This day is long ago. Check the year.',
  } satisfies Record<DayProblem, string>,
  calendar: 'Put these dates in your calendar',
  reminders: {
    title: 'Reminders',
    label: 'Remind me of my dates by e-mail',
    hint: 'You save your dates on your dashboard. We write 14 days and 3 days before.',
    on: 'Reminders are on',
    off: 'Reminders are off',
    failed: 'Your choice was not saved',
    loading: 'Loading your choice...',
    loadFailed: 'Your choice could not be loaded.',
  },
} as const;
