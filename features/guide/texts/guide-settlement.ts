import type { FactId } from '#features/facts/rules.ts';
import type { guideItems } from '../rules/guide-items.ts';
import type { GuideFigure } from './guide-figure.ts';

type Item = (typeof guideItems)['settlement'][number];

interface Task {
  title: string;
  priority: 'high' | 'medium' | 'low';
  timeframe: string;
  details: readonly string[];
  /** Where the register differs from the specification. */
  note?: FactId;
}

const tasks: Record<Item, Task> = {
  'collect-visa': {
    title: 'Collect visa',
    priority: 'high',
    timeframe: 'Within 30 days of approval',
    details: [
      'The consulate or visa center tells you how: you pick it up, or your passport comes by mail.',
      'Check your name, your passport number and both dates on the visa. Report a mistake at once.',
      'Look for an appointment with AIMA. It may come with the visa, on paper or as a link. Keep it.',
      'Make two copies of the page with the visa. Keep them apart from your passport.',
    ],
  },
  'book-travel': {
    title: 'Book travel',
    priority: 'high',
    timeframe: 'Before the visa expires',
    details: [
      'Land between the two dates on your visa, and before your AIMA appointment.',
      'Carry all original papers in your hand luggage. Never check them in.',
      'Pack medicine for three months, with the names of the drugs on paper.',
      'Before you ship furniture, ask the consulate for a baggage certificate. It can save you customs duty.',
      'If you bring a pet, see your vet six weeks before. A chip must come first, then the rabies shot, then 21 days.',
    ],
  },
  'temporary-accommodation': {
    title: 'Temporary accommodation',
    priority: 'high',
    timeframe: '2-4 weeks before travel',
    details: [
      'Book a place for your first weeks. If your papers name a home, you can move in there instead.',
      'Ask if you can get mail there. Codes and cards come by mail.',
      'Ask about heating, stairs and an elevator.',
      'Never wire money for a home that nobody you trust has seen.',
    ],
  },
  'residence-permit': {
    title: 'Residence permit',
    priority: 'high',
    timeframe: 'Within 30 days of arrival',
    note: 'permit-deadline',
    details: [
      'AIMA is the office for residence permits. You go in person, with an appointment.',
      'If none came with your visa, ask AIMA for one as soon as you land.',
      'Bring your passport with the visa, your NIF, and proof of your address and income. Bring originals.',
      'Ask AIMA if you need a NISS, the number of Social Security. Some people were asked for it.',
      'AIMA takes your photo and your fingerprints. The card comes later by mail. Keep the receipt.',
    ],
  },
  'settlement-nif': {
    title: 'NIF',
    priority: 'medium',
    timeframe: 'First week',
    details: [
      'You have had your NIF since step one. Now make sure that you can use it.',
      'Ask the tax office (Finanças) for a password to its website. It comes by mail and may take 3 to 4 weeks.',
      'Before you change the address on your NIF, ask a tax adviser. The change can make you a tax resident.',
      'Did someone act as your tax representative? Ask Finanças how and when that may end.',
      'You still file a U.S. tax return. Ask an adviser who knows both countries.',
    ],
  },
  'bank-account': {
    title: 'Bank account',
    priority: 'medium',
    timeframe: 'First 2 weeks',
    details: [
      'Many people open one before the visa. If you have, tell the bank your new address.',
      'Bring your passport, your NIF, proof of address and income, and your U.S. Social Security number.',
      'Ask what the account costs per month. Ask for the low-cost account called ‘serviços mínimos bancários’.',
      'Keep your U.S. account open. Tell that bank that you are moving.',
      'If all your accounts abroad add up to more than $10,000, you must tell the U.S. Treasury. It is called FBAR. Ask an adviser how.',
    ],
  },
  healthcare: {
    title: 'Healthcare (SNS)',
    priority: 'medium',
    timeframe: 'First month',
    note: 'health-registration',
    details: [
      'SNS is the public health service. You sign up at the health center (centro de saúde) near your home.',
      'Bring your passport, your NIF, proof of address, and your permit once you have it.',
      'Keep your private or travel insurance until you are signed up.',
      'Call 112 in an emergency. For advice by phone, call SNS 24 at 808\u00a024\u00a024\u00a024.',
      'Medicare does not pay abroad. Before you drop Part B, ask Medicare what it costs to come back.',
    ],
  },
  'permanent-housing': {
    title: 'Permanent housing',
    priority: 'low',
    timeframe: 'First 1-2 months',
    details: [
      'See the home twice, once after dark. Ask how it is heated and look for damp.',
      'Get a written lease. The landlord has to report it to Finanças. Ask for a copy that shows this.',
      'Ask for a receipt (recibo de renda) for each rent you pay.',
      'Agents need a license number that starts with AMI. You can look it up at impic.pt.',
      'Before you buy, let your own lawyer check the papers. Do not use the seller’s lawyer.',
      'After you move, give your new address to AIMA and to your bank. Ask a tax adviser about Finanças.',
    ],
  },
};

const figures: readonly GuideFigure[] = [
  {
    label: 'Your visa',
    value: 'Typically valid 3 months from issue',
    note: 'visa-length',
  },
  {
    label: 'Entry',
    value: 'You must enter Portugal before the visa expires',
  },
  {
    label: 'Residence permit',
    value: 'Must be applied for within 30 days of arrival',
    note: 'permit-deadline',
  },
  {
    label: 'Cost of the permit',
    value: 'About €80',
    note: 'permit-cost',
  },
];

/** The sixth card: what comes after the visa. Quoted texts are the specification's. */
export const settlementTexts = {
  approved: {
    badge: 'Visa Approved',
    title: 'Congratulations on your visa',
    text: 'You did it. Now comes the move. Take the list below one thing at a time.',
  },
  before: {
    title: 'This step is for after your visa is approved',
    text: 'You can read ahead now, and check off what you have done.',
    why: 'You can finish this step once our team has marked your application as approved. We do that when the visa is granted. Do you have your visa already? Write to us.',
    contact: 'Contact Support',
  },
  progress: {
    label: 'Settlement Progress',
    value: (done: number, total: number) => `Settlement Progress: ${done} of ${total} things done`,
  },
  timeline: {
    title: 'Two dates matter most',
    text: 'Enter Portugal before your visa expires. Then apply for your residence permit while it is valid.',
    specified: 'apply for your residence permit within 30 days of arrival',
    advice: 'Go by the dates in your passport and on your AIMA letter. Write them on your calendar today.',
  },
  figuresTitle: 'Good to know',
  figures,
  list: 'Eight things to do',
  tasks,
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  advice:
    'This is general information. It is not legal or tax advice. For advice on your own plans, ask a lawyer or a tax adviser.',
  done: {
    title: 'Welcome to Portugal!',
    text: 'All eight things are done. Keep your papers together. You need them when you renew your permit.',
    next: 'See what comes next',
  },
} as const;
