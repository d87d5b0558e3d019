import { eachType } from '#features/documents/rules/document-types.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';

/** What is said of the one thing to do next. Quoted texts are the specification's, word for word. */
export const nextActionTexts = {
  next: 'Next',
  meanwhile: 'Meanwhile',
  continue: 'Continue',
  firstStep: 'Step 1 - Get your NIF number',
  /** A step, or a document, that takes minutes. */
  today: (duration: string, date: string) => `About ${duration}. You can finish it today, ${date}.`,
  /** The same shortly before midnight. */
  tonight: (duration: string, date: string) =>
    `About ${duration}. If you start now, you can finish it by ${date}.`,
  later: (duration: string, date: string) =>
    `Takes ${duration}. If you start today, it is likely done by ${date}.`,
  /** The criminal record, whose apostille takes time of its own. */
  laterBoth: (duration: string, then: string, date: string) =>
    `Takes ${duration}, then up to ${then} for its apostille. If you start today, both are likely done by ${date}.`,
  /** The work takes minutes, and what comes of it arrives later. */
  arrives: (duration: string, wait: string, date: string) =>
    `About ${duration} of work. Then up to ${wait} until the number comes: by ${date}, if you ask today.`,
  /** The same once it was asked for. */
  asked: (day: string, wait: string, date: string) =>
    `You asked on ${day}. It can take up to ${wait} until the number comes: until ${date}.`,
  /** A step that is begun, or ends on a saved day: no day is counted from today. */
  inAll: (duration: string) => `Takes ${duration} in all.`,
  appointment: (date: string) => `Your appointment is on ${date}.`,
  ready: 'You have done your part. Take your papers with you: your guide says what to bring.',
  /** What a step is, where its specified title speaks of something else. */
  names: {
    documents: 'Your required documents',
    'online-application': 'Fill in the online application form',
  } as Partial<Record<GuideStepId, string>>,
  onCard: (title: string) => `On the card \u2018${title}\u2019.`,
  parts: (done: number, total: number) => `${done} of ${total} parts of this step are done.`,

  document: {
    titles: eachType((type) => documentWords[type].obtain),
    longest: (missing: number) => `Of the ${missing} documents you still need, it takes longest.`,
    longestNow: (count: number) =>
      count === 1
        ? 'It is the only document you can get now.'
        : `Of the ${count} documents you can get now, it takes longest.`,
    last: 'It is the last document you need.',
    /** No appointment is saved, so nobody can say from which day on it will be recent enough. */
    notBefore:
      'Not yet: order it once you have your appointment. Ordered now, it would be too old for some consulates.',
    notYet: (date: string) =>
      `Not yet: order it on ${date} or later. Ordered now, it would be too old for some consulates at your appointment.`,
  },

  tick: {
    title: (step: string) => `Finish: ${step}`,
    detail: 'Everything for this step is there. Mark it as completed, and the next step opens.',
  },
  /** Our team needs new copies; their names stand in reviews.ts. */
  returned: {
    title: (paper: string, count: number) =>
      count === 1 ? `${paper}: we need a new copy` : `${count} papers need a new copy`,
    detail: 'We wrote down what is wrong and what to do. The rest of your guide stays as it is.',
    action: 'See what is needed',
  },
  wait: {
    title: 'Nothing to do right now',
    detail: 'You have done your part. What is decided appears here by itself.',
  },
  rejected: {
    title: 'Talk to us first',
    detail: 'We go through the decision with you. Your guide and your documents stay as they are.',
    action: 'Contact Support',
  },
  completed: {
    title: 'All six steps are completed',
    detail: 'Your guide stays here to look things up.',
    action: 'See your guide',
  },

  /** After the online application, while nothing is decided: a long wait gets its own words, never a spinner. */
  decision: {
    /** Until the day of hand-in is saved. */
    open: {
      title: 'When did you hand in your papers?',
      detail: 'The wait for the answer is counted from that day.',
      action: 'Save the day',
    },
    title: (date: string) => `Papers handed in on ${date}`,
    day: (day: number) => `Day ${day} of the wait.`,
    answer: (from: string, to: string) => `An answer usually comes between ${from} and ${to}.`,
    overdue: (date: string) => `An answer was likely by ${date}. Write to us, and we tell you whom to ask.`,
    contact: 'Contact Support',
    meanwhile:
      'There is nothing to do until then. If you are asked to an interview, your guide prepares you.',
  },
} as const;
