import type { KnownQuestion } from './questions.ts';

/**
 * Sixty questions in the words of people who retire to Portugal, written in one go before the library was changed for
 * them. Those at even places were looked at while it was tuned (`firstHalf`), the others only after that had been
 * measured (`secondHalf`); docs/results/assistant.md has both figures.
 */
const fresh: readonly KnownQuestion[] = [
  // Income
  {
    ask: 'We have about $3,100 a month between us from Social Security. Is that enough for the D7?',
    facts: ['income-d7'],
    says: '€920',
  },
  {
    ask: "What's the lowest monthly income Portugal will accept for a retiree on their own?",
    facts: ['income-d7'],
    says: '€920',
  },
  {
    ask: 'Do dividends and rent from my condo count as passive income?',
    facts: ['income-kinds', 'guide:proof-income'],
    says: 'dividends',
  },
  {
    ask: 'Which kinds of income are good for the retirement visa besides a pension?',
    facts: ['income-kinds', 'guide:proof-income'],
    says: 'rent',
  },
  {
    ask: 'My wife has no income of her own. How much more do we need for her?',
    facts: ['income-d7'],
    says: 'spouse',
  },
  { ask: 'My mother is 88 and depends on me. How much extra income for a parent?', refuses: true },
  {
    ask: 'We are bringing our 15 year old grandson, what income does that add?',
    facts: ['income-d7'],
    says: '30%',
  },
  {
    ask: 'Do my husband and I each need our own application or is one enough?',
    facts: ['family-wait', 'hand-in-couple-own-visa'],
    says: 'together',
  },
  // NIF and bank
  {
    ask: 'Where do I get the number for taxes over there and can I do it from Ohio?',
    facts: ['nif-alone', 'guide:nif-way-1', 'guide:nif-number'],
    says: 'power of attorney',
  },
  {
    ask: 'Is it true I no longer need somebody in Portugal to represent me for the NIF?',
    facts: ['nif-representative'],
    says: '15 days',
  },
  { ask: 'How many days until my NIF shows up?', facts: ['nif-time'], says: '3-4 weeks' },
  {
    ask: 'What papers do they ask for when you request a NIF?',
    facts: ['guide:nif-number'],
    says: 'passport',
  },
  {
    ask: 'Can I open an account at a bank in Portugal before we have the visa?',
    facts: ['guide:bank-account'],
    says: 'before the visa',
  },
  {
    ask: 'What does the bank want to see from an American who opens an account?',
    facts: ['guide:bank-account'],
    says: 'passport',
  },
  {
    ask: 'Is there a cheap basic bank account for people like me?',
    facts: ['guide:bank-account'],
    says: 'serviços mínimos',
  },
  // Tax
  {
    ask: 'If I stay 200 days this year, will I owe tax in Portugal as a resident?',
    facts: ['tax-residence-days', 'tax-residence'],
    says: '183',
  },
  {
    ask: 'When does Portugal start to see me as a tax resident?',
    facts: ['tax-residence', 'tax-residence-days'],
    says: 'address',
  },
  {
    ask: 'My neighbor got ten percent tax on his pension. Can I still get that deal?',
    facts: ['pension-tax', 'nhr-closed'],
    says: 'closed',
  },
  {
    ask: 'Would a retired nurse like me get anything out of IFICI?',
    facts: ['ifici-who', 'pension-tax'],
    says: 'IFICI',
  },
  {
    ask: 'I will have 25,000 dollars in a Lisbon bank. Who do I tell in the US?',
    facts: ['fbar', 'guide:bank-account'],
    says: '$10,000',
  },
  { ask: 'What is FATCA and do I have to file form 8938?', facts: ['fatca'], says: '$200,000' },
  { ask: 'Is the FATCA form the same as the FBAR?', facts: ['fatca'], says: 'FBAR' },
  {
    ask: 'Do I keep sending a 1040 every year once I live there?',
    facts: ['us-tax-return'],
    says: 'return',
  },
  // Health
  {
    ask: 'How much must the health policy cover for the visa, 30 or 50 thousand?',
    facts: ['insurance-kind'],
    says: '30,000',
  },
  {
    ask: 'Is my Blue Cross plan good enough or must I buy travel insurance?',
    facts: ['insurance-kind'],
    says: 'travel insurance',
  },
  {
    ask: 'After I am a resident, can I use the public hospitals?',
    facts: ['health-registration', 'guide:healthcare'],
    says: 'permit',
  },
  // Fees and times
  {
    ask: 'How much are all the government fees for the visa itself?',
    facts: ['visa-fee'],
    says: '€110',
  },
  { ask: 'What did the residency card go up to in 2026?', facts: ['permit-cost'], says: 'March' },
  {
    ask: 'We want to move in September. How far ahead should we start?',
    facts: ['time-in-all'],
    says: '2 to 4 months',
  },
  {
    ask: 'My application has been in for ten weeks, is that normal?',
    facts: ['processing-time'],
    says: '90 days',
  },
  // The permit and what comes after
  {
    ask: 'How do I renew my permit when the two years are up?',
    facts: ['permit-renewal'],
    says: 'AIMA',
  },
  { ask: 'What do I need to show at the renewal?', facts: ['permit-renewal'], says: 'income' },
  {
    ask: 'How long is the second card good for after the first one?',
    facts: ['permit-length'],
    says: '3 years',
  },
  {
    ask: 'How long may I be away from Portugal without losing my residency?',
    facts: ['permit-absence'],
    says: '6 months',
  },
  {
    ask: 'Can we spend the winter in Florida on a residence permit?',
    facts: ['permit-absence'],
    says: '6 months',
  },
  { ask: 'Can I work on a D7?', facts: ['work-d7'], says: 'work' },
  {
    ask: 'Could I do some part time consulting while I am on the retirement visa?',
    facts: ['work-d7'],
    says: 'work',
  },
  {
    ask: 'Somebody stole my passport in Lisbon, what now?',
    facts: ['passport-lost'],
    says: 'Embassy',
  },
  {
    ask: 'I lost my US passport after we moved. Who replaces it?',
    facts: ['passport-lost'],
    says: 'Embassy',
  },
  {
    ask: 'My passport runs out in five months, is that a problem for the visa?',
    facts: ['passport-validity'],
    says: '3 months',
  },
  // Papers
  {
    ask: 'Who puts the apostille on a Texas birth certificate?',
    facts: ['apostille-office', 'guide:birth-certificate'],
    says: 'Secretary of State',
  },
  {
    ask: 'Do I mail the FBI letter to Washington for the apostille and how much is it?',
    facts: ['apostille', 'apostille-office'],
    says: '$20',
  },
  {
    ask: 'How do I give my fingerprints for the FBI report?',
    facts: ['guide:criminal-record'],
    says: 'post offices',
  },
  {
    ask: 'Is there a quicker way to get the FBI report than by mail?',
    facts: ['fbi-fee', 'guide:criminal-record'],
    says: 'hanneler',
  },
  // Driving and pets
  {
    ask: "I'm 66. Do I have to trade my California license for a Portuguese one?",
    facts: ['driving-license'],
    says: '60',
  },
  {
    ask: "How soon after moving must I change my driver's license?",
    facts: ['driving-license'],
    says: '90 days',
  },
  {
    ask: 'Which vaccines does my cat need to fly with us?',
    facts: ['pets', 'guide:pet-3'],
    says: 'rabies',
  },
  { ask: 'How many dogs can we take along?', facts: ['pets-number'], says: 'five' },
  { ask: 'Will TAP let my 20 pound dog fly in the cabin?', refuses: true },
  {
    ask: 'Do I have to tell the airport in Portugal about our cat?',
    facts: ['guide:pet-4'],
    says: '48 hours',
  },
  { ask: 'What shots do I need myself before I move?', refuses: true },
  // A place to live
  {
    ask: 'Does an Airbnb booking count as proof of where we will live?',
    facts: ['accommodation-kinds', 'lease-length', 'guide:accommodation-proof'],
    says: 'lease',
  },
  {
    ask: 'My friend in Braga will let us stay with her. What paper do I need for that?',
    facts: ['guide:accommodation-proof'],
    says: 'letter of invitation',
  },
  // AIMA
  {
    ask: 'Nobody gave me an AIMA appointment with the visa. What do I do?',
    facts: ['guide:residence-permit', 'guide:collect-visa'],
    says: 'AIMA',
  },
  { ask: 'What happens at the AIMA visit?', facts: ['guide:residence-permit'], says: 'fingerprints' },
  // Social Security and Medicare
  {
    ask: 'Will my Social Security keep coming if I live in Portugal?',
    facts: ['social-security-abroad'],
    says: 'Portugal',
  },
  { ask: 'Can Social Security be paid into a Portuguese bank?', facts: ['ss-deposit'], says: 'bank' },
  {
    ask: 'What happens to my Part B if I move away?',
    facts: ['medicare-abroad', 'medicare-parts', 'guide:healthcare'],
    says: 'Part B',
  },
  { ask: 'Does Medicare cover me during visits back home?', refuses: true },
  { ask: 'Can I get a Medigap policy for Portugal?', refuses: true },
];

export const firstHalf = fresh.filter((_, at) => at % 2 === 0);
export const secondHalf = fresh.filter((_, at) => at % 2 === 1);
