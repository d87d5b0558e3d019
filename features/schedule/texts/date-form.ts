import type { DateKind, DayProblem } from '../rules/dates.ts';

/** The form of one saved day, which is fetched when it is opened. */
export const dateFormTexts = {
  hints: {
    appointment: 'The day the consulate or the visa center sees you.',
    handed_in:
      'The day you gave your papers to the visa center or the consulate. The wait for the answer starts then.',
    move_in: 'The day you would like to arrive. You can change it at any time.',
    passport_expiry: 'It is on the page with your photo.',
    criminal_record_issued: 'It is printed on the record. With several records, take the oldest.',
  } satisfies Record<DateKind, string>,
  example: 'For example: 3 14 2027',
  boxes: { month: 'Month', day: 'Day', year: 'Year' },
  problems: {
    incomplete: 'Fill in all three boxes: month, day and year.',
    impossible: 'This day is not in the calendar. Use numbers, like 3 14 2027.',
    past: 'This day has passed. Check the year.',
    too_far: 'This day is very far off. Check the year.',
    future: 'This day is still to come. Check the year.',
    long_ago: 'This day is long ago. Check the year.',
  } satisfies Record<DayProblem, string>,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
} as const;
