import type { KnownQuestion } from './questions.ts';

/**
 * Written before the library was tuned and never tuned on: what it gets right here is what a new question may hope
 * for. Figures in docs/results/assistant.md.
 */
export const heldBack: readonly KnownQuestion[] = [
  { ask: 'how much money a month do my husband and me need to show', facts: ['income-d7'], says: '€920' },
  { ask: 'Can I use my medicare card at a hospital in Lisbon?', facts: ['medicare-abroad'], says: 'nothing' },
  { ask: 'whats the rap sheet cost at the FBI', facts: ['fbi-fee'], says: '$18' },
  {
    ask: 'do i need to report my portugese bank acount to the us treasury',
    facts: ['fbar', 'guide:bank-account'],
    says: '$10,000',
  },
  {
    ask: 'is the NHR tax break still open to new people',
    facts: ['nhr-closed', 'pension-tax'],
    says: 'closed',
  },
  { ask: 'My dog is coming with me. What shots and papers', facts: ['pets'], says: '21 days' },
  { ask: 'How long is the first residence card good for?', facts: ['permit-length'], says: '2 years' },
  { ask: 'when can I become a citizen', facts: ['citizenship-wait'], says: '10 years' },
  { ask: 'I am 72, can I drive with my Florida license?', facts: ['driving-license'], says: '60' },
  { ask: 'Does the health cover have to be for thirty thousand', facts: ['insurance-kind'], says: '30,000' },
  {
    ask: 'where do I sign up with a doctor at the public health centre',
    facts: ['health-registration', 'guide:healthcare'],
    says: 'sign up',
  },
  { ask: 'Should I sell my Apple shares before I move?', refuses: true },
  { ask: 'What is the income rule for the Spanish non lucrative visa?', refuses: true },
  { ask: 'what dose of metformin can i bring', refuses: true },
  { ask: 'On what day will my visa be approved?', refuses: true },
];
