import type { KnownQuestion } from './questions.ts';

/**
 * Written after the library was tuned on `fresh.ts` up to its first half, and before its second half was looked at. Nobody
 * tuned on these: what it gets right here is what a new question may hope for.
 */
export const last: readonly KnownQuestion[] = [
  {
    ask: 'I get $1,400 from Social Security. Does that do for one person?',
    facts: ['income-d7'],
    says: '€920',
  },
  { ask: 'How much must a couple earn each month for this visa', facts: ['income-d7'], says: 'spouse' },
  { ask: 'Does interest on my CDs count as D7 income', facts: ['income-kinds'], says: 'interest' },
  {
    ask: 'How many months of statements from my bank do they look at?',
    facts: ['income-statements', 'guide:proof-income', 'guide:interview-documents'],
    says: 'months',
  },
  {
    ask: 'Can my lawyer in Lisbon get me the NIF',
    facts: ['nif-alone', 'guide:nif-way-1'],
    says: 'power of attorney',
  },
  {
    ask: 'Do I need someone to act as fiscal representative forever?',
    facts: ['nif-representative', 'guide:settlement-nif'],
    says: 'representative',
  },
  { ask: 'What does a Portuguese bank ask of Americans?', facts: ['guide:bank-account'], says: 'passport' },
  {
    ask: 'How many days in Portugal make me a tax resident?',
    facts: ['tax-residence-days', 'tax-residence'],
    says: '183',
  },
  { ask: 'Are US pensions taxed in Portugal?', facts: ['pension-tax'], says: 'in full' },
  { ask: 'Has NHR been shut down?', facts: ['nhr-closed', 'pension-tax'], says: 'closed' },
  { ask: 'At what balance do I owe an FBAR?', facts: ['fbar', 'guide:bank-account'], says: '$10,000' },
  {
    ask: 'My savings abroad are $250,000, is there another form besides FBAR?',
    facts: ['fatca'],
    says: '8938',
  },
  {
    ask: 'Is the insurance for the visa a normal health plan or a travel one?',
    facts: ['insurance-kind', 'guide:health-insurance'],
    says: 'Schengen',
  },
  {
    ask: 'When may I register with SNS?',
    facts: ['health-registration', 'guide:healthcare'],
    says: 'permit',
  },
  { ask: 'Total price of the D7 visa application', facts: ['visa-fee'], says: '€110' },
  {
    ask: 'They have had my papers for two months, should I worry?',
    facts: ['processing-time'],
    says: '90 days',
  },
  {
    ask: 'When is it time to renew, after two years or three?',
    facts: ['permit-length', 'permit-renewal'],
    says: 'years',
  },
  {
    ask: 'Can I go back to the States for four months while I hold a permit?',
    facts: ['permit-absence'],
    says: '6 months',
  },
  { ask: 'Would a small job at a bookstore break the D7 rules?', facts: ['work-d7'], says: 'work' },
  { ask: 'What if my passport gets stolen over there?', facts: ['passport-lost'], says: 'Embassy' },
  {
    ask: 'Which office does the apostille on the FBI paper?',
    facts: ['apostille-office', 'guide:criminal-record'],
    says: 'Department of State',
  },
  { ask: 'I am 63, do I need a Portuguese driver license?', facts: ['driving-license'], says: '60' },
  { ask: 'What does our cat need to enter Portugal?', facts: ['pets', 'guide:pet-7'], says: 'microchip' },
  { ask: 'Could we move with six cats?', facts: ['pets-number'], says: 'five' },
  { ask: 'Is a rental for only five months enough?', facts: ['lease-length'], says: '12 months' },
  {
    ask: 'What should I take with me to AIMA?',
    facts: ['guide:residence-permit', 'permit-deadline'],
    says: 'passport',
  },
  { ask: 'Do my Social Security payments stop abroad?', facts: ['social-security-abroad'], says: 'Portugal' },
  { ask: 'Can I use Medicare in Portugal?', facts: ['medicare-abroad'], says: 'nothing' },
  { ask: 'Can my service dog fly in the cabin?', refuses: true },
  { ask: 'Will my Medicare Advantage plan refund me?', refuses: true },
  { ask: 'How do I ship my car to Setubal?', facts: ['car-import'], says: 'car' },
  { ask: 'Can I inherit property in Portugal?', facts: ['inheritance'], says: 'inherit' },
];
