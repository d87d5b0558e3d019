import type { ScheduleFit } from '../rules/schedule/schedule.ts';

/** The guide as days, and what another day would change. */
export const scheduleTimelineTexts = {
  timeline: {
    title: 'Your timeline',
    anchor: {
      appointment: (day: string) => `Counted back from your visa appointment on ${day}.`,
      move_in: (move: string, day: string) =>
        `Counted back from your move on ${move}. For that, your visa appointment should be on ${day} or earlier.`,
    },
    fit: {
      comfortable: 'Begin by the dates below, and everything can take its longest time.',
      tight: 'It is tight. It works if some things go faster than their longest time.',
      too_soon: 'This is too soon, even if all goes fast.',
    } satisfies Record<ScheduleFit, string>,
    firstDays: (safe: string, soonest: string) =>
      `The first safe day for an appointment is ${safe}. If all goes fast, it is ${soonest}.`,
    visa: (from: string, to: string) =>
      `If you hand in your papers that day, your visa is likely there between ${from} and ${to}.`,
    move: {
      comfortable: (day: string) => `That is in time for your move on ${day}.`,
      tight: (day: string) => `That may be too late for your move on ${day}.`,
      too_soon: (day: string) => `That is too late for your move on ${day}.`,
    } satisfies Record<ScheduleFit, (day: string) => string>,
    change: 'Change your dates',
    steps: 'What to do, in order',
    allDone: 'Everything before your appointment is done.',
    row: {
      begin: 'Begin by',
      done: 'Done by',
      fast: (day: string) => `If all goes fast, ${day} is soon enough to begin.`,
      spare: (days: number) => (days === 1 ? '1 day to spare' : `${days} days to spare`),
      takes: (time: string) => `Takes ${time}.`,
      nif: (wait: string) => `It takes up to ${wait} until the number comes.`,
      apostille: (time: string) => `By mail it takes about ${time}. Check before you rely on it.`,
      fresh: (from: string, young: number, issued: string) =>
        `Do not order it before ${from}. Some consulates want a record that is less than ${young} days old: issued on ${issued} or later.`,
      was: (day: string) => `Your saved plan: ${day}`,
    },
    marks: { longest: 'Longest way', late: 'Late', hopeless: 'Not in time' },
    longest: 'On the longest way a day lost is a day lost at the end. The rest can wait a little.',
    appointment: 'Your visa appointment',
    appointmentFrom: 'Your visa appointment, at the latest',
    visaTitle: 'Your visa is likely there',
    between: (from: string, to: string) => `Between ${from} and ${to}`,
    move_in: 'Your move to Portugal',
    finished: 'Done already',
    bars: 'The same as bars',
    advice:
      'The times are those of your guide. They are typical, and nobody promises them. Your consulate has the last word.',
    print: 'Print my timeline',
    empty:
      'Save the day of your visa appointment, or the day you would like to move. Then each step gets a date.',
    emptyAction: 'Save a date',
    datesFailed: 'Your dates could not be loaded.',
  },

  whatIf: {
    title: 'What if my appointment were on another day?',
    first: 'Try a day for your appointment',
    legend: 'What if my appointment were on',
    hint: 'You see what moves. Nothing is saved until you press ‘Keep this day’.',
    show: 'Show me',
    earlier: 'A week earlier',
    later: 'A week later',
    trying: (day: string) => `What if: ${day}. Not saved.`,
    still: 'No date moves.',
    moved: (count: number) => (count === 1 ? '1 date moves.' : `${count} dates move.`),
    closer: (count: number, days: number) =>
      `${count === 1 ? '1 date moves' : `${count} dates move`} ${days === 1 ? '1 day' : `${days} days`} closer.`,
    further: (count: number, days: number) =>
      `${count === 1 ? '1 date moves' : `${count} dates move`} ${days === 1 ? '1 day' : `${days} days`} further away.`,
    broken: 'You would be late with:',
    mended: 'No longer late:',
    again: 'Your criminal record would be too old by then. You would need a new one.',
    keep: 'Keep this day',
    keeping: 'Saving...',
    back: 'Back to my saved plan',
  },
} as const;
