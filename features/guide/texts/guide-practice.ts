import type { InterviewQuestionId } from '../rules/guide-items.ts';

interface Question {
  question: string;
  /** The same question in the other language of an interview, to read and to listen to. */
  other: string;
  covers: readonly [string, string, string];
}

/** The sixteen questions, each with what a good answer covers. */
export const interviewQuestionTexts: Record<InterviewQuestionId, Question> = {
  'purpose-why': {
    question: 'Why do you want to live in Portugal?',
    other: 'Porque é que quer viver em Portugal?',
    covers: [
      'Your own reason: the climate, your family, a calmer life.',
      'What you already know about the place you chose.',
      'How you pay for your life there without a job in Portugal, if that is so.',
    ],
  },
  'purpose-duration': {
    question: 'How long do you plan to stay?',
    other: 'Quanto tempo pretende ficar?',
    covers: [
      'That you want to live there, not only visit.',
      'When you plan to arrive.',
      'Trips home, if you plan any. Ask how long you may be away.',
    ],
  },
  'purpose-plans': {
    question: 'What will you do in Portugal?',
    other: 'O que vai fazer em Portugal?',
    covers: [
      'A normal week: where you live, what you do, whom you see.',
      'If you work from home: for whom, and that they are not in Portugal.',
      'Plans that fit your type of visa.',
    ],
  },
  'purpose-ties': {
    question: 'What ties do you have to Portugal?',
    other: 'Que ligações tem a Portugal?',
    covers: [
      'Trips you have made, with the years.',
      'Friends, family or groups that you know there.',
      'What you have set up: a tax number (NIF), a bank account, a home.',
    ],
  },
  'finances-income': {
    question: 'What income do you live on?',
    other: 'De que rendimentos vive?',
    covers: [
      'Each source: Social Security, a pension, rent or other income.',
      'The amount per month, and that it goes on.',
      'The same figures as in your papers.',
    ],
  },
  'finances-proof': {
    question: 'How can you prove your income?',
    other: 'Como comprova os seus rendimentos?',
    covers: [
      'Bank statements for the last three months, or more if you have them.',
      'Letters from Social Security or from your pension.',
      'Where in your folder each paper is.',
    ],
  },
  'finances-savings': {
    question: 'What savings do you have, and where?',
    other: 'Que poupanças tem e onde estão?',
    covers: [
      'The total, and the bank it is in.',
      'Money in a Portuguese account, if your consulate asks for it.',
      'Where a large payment came from, if your statements show one.',
    ],
  },
  'finances-taxes': {
    question: 'How do you handle your taxes?',
    other: 'Como trata dos seus impostos?',
    covers: [
      'That you file a U.S. tax return each year, if you do.',
      'That you know you may owe tax in Portugal too.',
      'Who helps you. ‘I will ask a tax adviser’ is better than a guess.',
    ],
  },
  'accommodation-where': {
    question: 'Where will you live?',
    other: 'Onde vai viver?',
    covers: [
      'The full address, as it stands in your papers.',
      'Why you chose that town.',
      'Who lives there with you.',
    ],
  },
  'accommodation-lease': {
    question: 'Do you rent or own your home there?',
    other: 'A casa é arrendada ou é sua?',
    covers: [
      'The dates of your lease, or the deed of your home.',
      'The rent, and who the landlord is.',
      'If the lease is signed up with the tax office (Finanças).',
    ],
  },
  'accommodation-language': {
    question: 'Do you speak Portuguese?',
    other: 'Fala português?',
    covers: [
      'What you can say today, even if it is only a few words.',
      'The class or the app that you use.',
      'One Portuguese sentence, if you dare. A smile is worth a lot.',
    ],
  },
  'accommodation-community': {
    question: 'How will you become part of the community?',
    other: 'Como vai integrar-se na comunidade?',
    covers: [
      'A club, a church, a class or a sport that you like.',
      'Work you would do for free to help others.',
      'How you will meet your neighbors.',
    ],
  },
  'background-family': {
    question: 'Who will move with you?',
    other: 'Quem vai consigo?',
    covers: [
      'Who comes along, and if they have asked for their own visa.',
      'Who stays behind, and how you keep in touch.',
      'Marriage or birth papers, if someone moves with you.',
    ],
  },
  'background-record': {
    question: 'Have you ever been arrested or found guilty of a crime?',
    other: 'Alguma vez foi detido ou condenado?',
    covers: [
      'The truth, and only what your FBI record shows.',
      'If there is nothing: a plain ‘No.’',
      'If there is something: ask a lawyer before the interview.',
    ],
  },
  'background-travel': {
    question: 'Have you lived abroad, or been refused a visa?',
    other: 'Já viveu no estrangeiro? Já lhe recusaram um visto?',
    covers: [
      'Countries where you lived for more than a year.',
      'Longer trips in the last five years.',
      'A visa that was refused, with the reason. Officers can often see it.',
    ],
  },
  'background-health': {
    question: 'What health insurance do you have?',
    other: 'Que seguro de saúde tem?',
    covers: [
      'The insurer, the dates, and that it covers at least €30,000.',
      'That it pays for urgent care and for the trip home.',
      'What you plan for later, once you live there.',
    ],
  },
};

/** The language of the questions, and the other one in which they stand below. */
export const practiceLanguages: Record<'own' | 'other', 'en-US' | 'pt-PT'> = { own: 'en-US', other: 'pt-PT' };

/** The practice interview: one question a page. */
export const practiceTexts = {
  title: 'Practice Interview',
  back: 'Back to Visa Process',
  position: (number: number, total: number) => `Question ${number} of ${total}`,
  progressLabel: 'Practice interview',
  inOther: 'In Portuguese',
  covers: 'A good answer covers',
  listen: { english: 'Listen in English', portuguese: 'Listen in Portuguese', stop: 'Stop' },
  note: {
    label: 'Your notes',
    hint: 'A few words are enough. Only you can read them. Our team cannot.',
  },
  saved: (time: string) => `Saved ${time}`,
  saving: 'Saving...',
  waiting: 'Not saved yet.',
  notSaved: {
    title: 'Not saved',
    text: 'Your words are kept in this browser tab. Check your connection, then try again.',
  },
  retry: 'Try again now',
  elsewhere: {
    title: 'You wrote something else on another device',
    text: 'Nothing is lost yet. Above is what you wrote here. This is what you wrote there:',
    removed: 'Nothing is lost yet. Above is what you wrote here. On the other device you removed the note.',
    mine: 'Keep what I wrote here',
    theirs: 'Take the other one',
  },
  notesLoading: 'Loading your notes...',
  notesFailed: { title: 'Your notes could not be loaded', text: 'They are safe. Try again in a moment.' },
  previous: 'Previous question',
  next: 'Next question',
  finish: 'Back to the checklist',
  print: 'Print with my notes',
  printTitle: 'Practice interview: questions and notes',
  all: 'All questions',
  noted: 'has notes',
  loading: 'Loading your questions...',
  unknown: {
    title: 'There is no such question',
    text: 'The address may have been cut off. Start with the first question.',
    action: 'Go to question 1',
  },
} as const;
