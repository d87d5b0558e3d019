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

/** The parts of the landing page that the specification leaves to us. Facts about the process come from the register. */
export const landingTexts = {
  offer: {
    steps: 'The six steps of the guide',
    example: 'From our register today',
    reach: 'How to reach us',
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
} as const;
