import type { DateKind, DayProblem } from '../rules/dates.ts';

/** The days that a person saves on the dashboard, and the reminders of them. */
export const dateTexts = {
  title: 'Your dates',
  intro: 'Save a day, and we remind you by e-mail 14 days and 3 days before it.',
  names: {
    appointment: 'Visa appointment',
    passport_expiry: 'Passport valid until',
  } satisfies Record<DateKind, string>,
  hints: {
    appointment: 'The day the consulate or the visa center sees you.',
    passport_expiry: 'It is on the page with your photo.',
  } satisfies Record<DateKind, string>,
  left: (days: number) => {
    if (days < 0) return 'This day has passed';
    if (days === 0) return 'Today';
    return days === 1 ? 'Tomorrow' : `In ${days} days`;
  },
  passportNote: 'It has to be valid for 6 months longer than your stay.',
  none: 'Not saved yet',
  add: 'Add',
  addLabel: {
    appointment: 'Add your visa appointment',
    passport_expiry: 'Add the last day of your passport',
  },
  change: 'Change',
  changeLabel: {
    appointment: 'Change your visa appointment',
    passport_expiry: 'Change the last day of your passport',
  },
  remove: 'Remove',
  removeLabel: {
    appointment: 'Remove your visa appointment',
    passport_expiry: 'Remove the last day of your passport',
  },
  example: 'For example: 3 14 2027',
  boxes: { month: 'Month', day: 'Day', year: 'Year' },
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Date saved',
  removed: 'Date removed',
  failed: 'The date was not saved',
  loadFailed: 'Your dates could not be loaded.',
  problems: {
    incomplete: 'Fill in all three boxes: month, day and year.',
    impossible: 'This day is not in the calendar. Use numbers, like 3 14 2027.',
    past: 'This day has passed. Check the year.',
    too_far: 'This day is very far off. Check the year.',
  } satisfies Record<DayProblem, string>,
  calendar: 'Put these dates in your calendar',
  reminders: {
    title: 'Reminders',
    label: 'Remind me of my dates by e-mail',
    hint: 'You save your dates on your dashboard. We write 14 days and 3 days before.',
    on: 'Reminders are on',
    off: 'Reminders are off',
    failed: 'Your choice was not saved',
    loadFailed: 'Your choice could not be loaded.',
  },
} as const;
