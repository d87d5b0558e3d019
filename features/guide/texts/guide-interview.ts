import { documentCount } from '#features/documents/texts/document-counts.ts';
import type { guideItems, InterviewCategory } from '../rules/guide-items.ts';
import type { GuideFigure } from './guide-figure.ts';

type Item = (typeof guideItems)['interview'][number];

/** What a bullet list holds, so that a missing or a seventh bullet does not compile. */
type Six = readonly [string, string, string, string, string, string];

const areas: Record<Item, { title: string; bullets: Six }> = {
  'interview-documents': {
    title: 'Documents',
    bullets: [
      'Your passport, and a copy of the page with your photo.',
      'The printed application form, with your signature.',
      'The letter or e-mail that gives the time of your interview.',
      `The originals of all ${documentCount} papers, and one copy of each.`,
      'Bank statements for the last three months.',
      'Your insurance papers, and proof of where you will live.',
    ],
  },
  'interview-logistics': {
    title: 'Logistics',
    bullets: [
      'Check the date, the time and the address once more.',
      'Plan the trip. If you live far away, travel the day before.',
      'Arrive 15-30 minutes early.',
      'Ask if you may bring a phone, a bag or someone to help you.',
      'Say in advance if you need help with hearing, seeing or walking.',
      'Pack your glasses, your hearing aid, your medicine and a pen.',
    ],
  },
  'interview-practice': {
    title: 'Practice',
    bullets: [
      'Read your application again. Your answers should match it.',
      'Say your answers out loud, all 16 of them.',
      'Ask a friend to play the officer.',
      'Know your main facts by heart: your address, your income, your plans.',
      'Choose English or Portuguese, and say so at the start.',
      'Learn one sentence: ‘Could you say that again, please?’',
    ],
  },
};

const figures: readonly GuideFigure[] = [
  { label: 'Length', value: 'Typically 15-30 minutes' },
  {
    label: 'Type',
    value: 'Formal, one-on-one with a consular officer',
    note: 'interview-form',
  },
  { label: 'Language', value: 'English or Portuguese. You choose.' },
  { label: 'Place', value: 'A Portuguese Consulate or Embassy' },
  { label: 'Arrive', value: '15-30 minutes early' },
];

export const interviewCategories: Record<InterviewCategory, string> = {
  purpose: 'Purpose of Visit',
  finances: 'Financial Situation',
  accommodation: 'Accommodation & Integration',
  background: 'Background & Travel',
};

/** The fifth card: what the interview is, three checklists, the questions. */
export const interviewTexts = {
  progress: {
    label: 'Interview preparation',
    value: (percent: number) => `Interview preparation: ${percent}% ready`,
  },
  figuresTitle: 'What to expect',
  figures,
  list: 'Three areas to prepare',
  areas,
  ready: 'Mark as Ready',
  questions: {
    title: 'Common questions',
    lead: 'Open a group to see its four questions. Under each one you read what a good answer covers.',
    covers: 'A good answer covers',
    practice: 'Practice all 16',
    practiceHint: 'One question at a time. You can write notes, listen, and print them.',
  },
  tips: {
    title: 'Tips for the day',
    bullets: [
      'Tell the truth, and keep it short. Answer the question you were asked.',
      'You need not know everything. ‘I will send you that paper’ is a good answer.',
      'Do not guess about law or tax. Say that you will ask an expert.',
      'Keep your papers in the order of the checklist.',
      'Take your time. You may ask the officer to speak more slowly.',
    ],
  },
  done: {
    title: "You're Ready!",
    text: 'All three areas are ready. Read your notes once more the evening before, and sleep well.',
  },
} as const;
