import { documentTypes, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { countWord, documentCountFirst } from '#features/documents/texts/document-counts.ts';

const withApostille = requiredDocuments.filter((type) => documentTypes[type].apostille);
const apostilles = countWord(withApostille.length).toLowerCase();

/** Which facts of the register answer a question; ids as in the table `facts`. */
interface Question {
  question: string;
  /** Our own words before them. */
  answer?: string;
  facts: readonly string[];
}

/** What we say about documents, and where a reader can check it: a section of the policy. */
interface CheckedPromise {
  title: string;
  detail: string;
  section: string;
  numeral: string;
}

/**
 * The landing page below its first screen. What we offer, the path's titles and weeks and the calls to action are the
 * specification's, word for word. Facts about the process come from the register.
 */
export const landingTexts = {
  /** For search engines and shared links. */
  description: 'Visas, finances and planning for your move to Portugal, in six steps and in the right order.',

  offer: {
    heading: 'What We Offer',
    items: [
      {
        title: 'Step-by-Step Guidance',
        detail: 'Six steps in the order they must happen, with a checklist for each of them.',
      },
      {
        title: 'Expert Resources',
        detail: 'Legal documents, templates and guides reviewed by immigration experts.',
      },
      {
        title: 'Personalized Support',
        detail: 'Write to a person who knows your case. We reply within 24 hours.',
      },
    ],
    steps: 'The six steps of the guide',
    example: 'From our register today',
    reach: 'How to reach us',
  },

  path: {
    heading: 'Your Path to Portugal',
    lead: 'About 13-20 weeks in all. Each tile is one week.',
    steps: [
      {
        title: 'Gather Documents',
        weeks: '2-4 weeks.',
        detail: `${documentCountFirst} papers, ${apostilles} of them with an apostille.`,
      },
      { title: 'Apply Online', weeks: '1-2 weeks.', detail: 'The form, in Portuguese or English.' },
      {
        title: 'Attend Interview',
        weeks: '4-6 weeks.',
        detail: '15-30 minutes at a Portuguese Consulate or Embassy.',
      },
      { title: 'Visa Approval', weeks: '6-8 weeks.', detail: 'Receive the 3-year Portuguese visa.' },
    ],
    key: {
      planned: 'A week you should plan for',
      maybe: 'A week it may also take',
      visa: 'Your visa',
    },
  },

  trust: {
    heading: 'What we do with your documents',
    lead: 'You trust us with a passport and a bank letter. Each of these lines can be checked.',
    check: (numeral: string) => `Check it: Privacy Policy, section ${numeral}`,
    items: [
      {
        title: 'Each one encrypted',
        detail: 'Every document is encrypted before it is stored, with a key of its own.',
        section: 'how-we-protect-it',
        numeral: 'VIII',
      },
      {
        title: 'Opened only for a reason',
        detail: 'Our staff must give a reason first. You can read the day, the document and the reason.',
        section: 'who-sees-your-documents',
        numeral: 'V',
      },
      {
        title: 'Erased when you delete it',
        detail: 'When you delete a document, its file is erased at once.',
        section: 'how-long-we-keep-it',
        numeral: 'IX',
      },
      {
        title: 'Handed in by you alone',
        detail: 'We do not send your papers to a consulate or an authority.',
        section: 'whom-we-share-with',
        numeral: 'VI',
      },
      {
        title: 'No outside scripts',
        detail: 'No script of another company runs on our pages. This page does not count your visit.',
        section: 'cookies',
        numeral: 'VII',
      },
      {
        title: 'Not the government',
        detail: 'Using our service is not required for a visa. The Portuguese authorities decide.',
        section: 'who-we-are',
        numeral: 'I',
      },
    ] satisfies CheckedPromise[],
  },

  plans: {
    heading: 'What it costs',
    lead: 'Start free and stay free, or add more help. You can cancel a plan at any time.',
    more: 'See what is in each plan',
    honest: 'Express processing: faster review by our team. We cannot change consulate times.',
  },

  questions: {
    heading: 'Questions people ask',
    lead: 'Each answer names its source and how old it is. Rules change, so check with your consulate.',
    items: [
      {
        question: 'How long does it take in all?',
        answer: 'We plan with 13-20 weeks, as shown above.',
        facts: ['time-in-all', 'processing-time'],
      },
      { question: 'What does the visa itself cost?', facts: ['visa-fee', 'permit-cost'] },
      { question: 'How long is the visa good for?', facts: ['visa-length', 'permit-length'] },
      { question: 'How much income do I need?', facts: ['income-d7', 'income-statements'] },
      { question: 'How do I get a tax number (NIF)?', facts: ['nif-alone', 'nif-time'] },
      { question: 'How old may my FBI record be?', facts: ['criminal-record-age', 'apostille'] },
      { question: 'Which health insurance do I need?', facts: ['insurance-kind'] },
      { question: 'Can my family come with me?', facts: ['family-wait'] },
      { question: 'Can I bring my dog or cat?', facts: ['pets'] },
      {
        question: 'Do you decide about my visa?',
        answer:
          'No. The Portuguese authorities decide. We help you to hand in papers that are complete and on time. We give information, never legal, tax or investment advice.',
        facts: [],
      },
    ] satisfies Question[],
  },

  callToAction: {
    heading: 'Set your course today',
    lead: 'Basic is free for life: guidance, the document checklist and e-mail support.',
    signedOut: 'Create Free Account',
    signedIn: 'Start Visa Process',
    pricing: 'View Pricing Plans',
  },
} as const;
