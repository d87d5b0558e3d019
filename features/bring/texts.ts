import type { BringItemId } from './rules.ts';

interface BringWords {
  name: string;
  /** Its name in the other language, for the clerk at the counter. */
  other: string;
}

/** What to bring besides the six required types. Why and the source come from the register of facts. */
export const bringWords: Record<BringItemId, BringWords> = {
  'bring-form': { name: 'Visa form, printed and signed', other: 'Formulário de visto, impresso e assinado' },
  'bring-photos': { name: 'Photos', other: 'Fotografias' },
  'bring-consent': {
    name: 'Consent to a look into Portugal’s criminal records',
    other: 'Autorização para consulta do registo criminal português',
  },
  'bring-address': { name: 'Proof of your U.S. address', other: 'Comprovativo da morada nos Estados Unidos' },
  'bring-nif': { name: 'Your NIF', other: 'NIF' },
  'bring-account': { name: 'Portuguese account and its funds', other: 'Conta bancária em Portugal e saldo' },
  'bring-work': {
    name: 'For a D8 visa: proof of your work',
    other: 'Para o visto D8: comprovativo do trabalho',
  },
  'bring-statement': { name: 'Letter that says why you move', other: 'Carta de motivação' },
  'bring-travel': { name: 'Travel plan', other: 'Plano de viagem' },
  'bring-marriage': { name: 'Marriage certificate', other: 'Certidão de casamento' },
  'bring-child-birth': { name: 'The child’s birth certificate', other: 'Certidão de nascimento do menor' },
  'bring-parent': { name: 'The other parent’s consent', other: 'Autorização do outro progenitor' },
};

export const bringTexts = {
  title: 'Also bring',
  lead: 'The lists that we found name these as well. They are not among the six types, so no step waits for them.',
  residence:
    'Where you live decides the list. Save it in the guide under “Make the appointment”, and this one is your consulate’s.',
  /** Below "6 of 6 types ready": that is not the whole file. */
  notAll: (count: number) =>
    `These six are not the whole file: ${count} more ${count === 1 ? 'thing' : 'things'} to bring under “Also bring”.`,
  list: 'What else to bring',
  have: (name: string) => `I have it: ${name}`,
  file: 'Add a file',
  close: 'Close',
  /** A button's label with what it is about. */
  named: (action: string, name: string) => `${action}: ${name}`,
  /** The heading of the folder's papers, once more than the six are among them. */
  andMore: (papers: string) => `${papers}, and what else you bring`,
  byHand: 'Also bring, without a file in this folder',
} as const;
