import type { PageContent, PageDraft, PageTemplate } from '../rules/page-content.ts';

/** The specified default of a new page: one hero with title, subtitle and the text of its button. */
export const defaultContent: PageContent = {
  sections: [
    {
      type: 'hero',
      props: {
        title: 'Your Portugal Move, Made Simple',
        subtitle: 'Visas, finances and planning handled for you.',
        ctaText: 'Get My Plan',
      },
    },
  ],
};

type Beginning = Pick<PageDraft, 'content' | 'pitch_title' | 'pitch_text' | 'primary_cta' | 'secondary_cta'>;
const noPitch = { pitch_title: null, pitch_text: null, primary_cta: null, secondary_cta: null };

const closing = {
  type: 'cta',
  props: {
    title: 'Set your course today',
    description: 'Tell us who moves and when. You get your own list of papers, in the right order.',
    ctaText: 'Get My Plan',
  },
} as const;

/** What a page that starts from each template holds. None of it states a figure. */
export const pageBeginnings: Record<PageTemplate, Beginning> = {
  hero: { ...noPitch, content: defaultContent },
  pitch: {
    content: { sections: [] },
    pitch_title: 'Your papers in order, before you go',
    pitch_text:
      'Moving to Portugal means many papers, and each has its time.\n\nWe show you what to ask for first, read what you send us, and tell you what is still missing.',
    primary_cta: 'Get My Plan',
    secondary_cta: 'Ask us a question',
  },
  features: {
    ...noPitch,
    content: {
      sections: [
        ...defaultContent.sections,
        {
          type: 'features',
          props: {
            title: 'What we take care of with you',
            features: [
              { title: 'One list', description: 'Every paper you need, in the order you need it.' },
              {
                title: 'Read by people',
                description: 'Each paper is accepted, or you learn what to change.',
              },
              { title: 'Answers', description: 'Write to a person who knows your application.' },
            ],
          },
        },
        closing,
      ],
    },
  },
  comparison: {
    ...noPitch,
    content: {
      sections: [
        ...defaultContent.sections,
        {
          type: 'features',
          props: {
            title: 'On your own',
            features: [
              { title: 'Find the rules', description: 'They stand in several places, and they change.' },
              { title: 'Guess the order', description: 'A paper that comes too early can run out.' },
              { title: 'Hope it is right', description: 'You learn at the desk what is missing.' },
            ],
          },
        },
        {
          type: 'features',
          props: {
            title: 'With us',
            features: [
              {
                title: 'Rules with their source',
                description: 'We say where each one comes from, and when.',
              },
              { title: 'The right order', description: 'You see what comes next, and until when.' },
              { title: 'Looked at before', description: 'A person reads your papers before you go.' },
            ],
          },
        },
        closing,
      ],
    },
  },
};
