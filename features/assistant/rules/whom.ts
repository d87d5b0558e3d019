import type { Concept } from './concepts.ts';

/** Who can say what the library cannot, and the things of a question that are theirs; the first that fits is named. */
const theirs = {
  airline: ['airline'],
  customs: ['my car', 'second container', 'customs', 'household goods', 'baggage certificate'],
  bank: ['mortgage', 'direct deposit', 'bank account', 'savings'],
  tax: [
    'tax',
    'tax resident',
    'irs',
    'nhr',
    'ifici',
    'tax treaty',
    'retirement account',
    'fbar',
    'fatca',
    'pfic',
    'nif',
  ],
  insurer: ['insurance', 'cheapest insurance', 'pre-existing', 'medicare'],
  doctor: ['doctor', 'sns'],
  lawyer: ['inherit', 'golden visa', 'lawyer', 'citizenship', 'consent', 'convicted'],
  realtor: ['buy a house'],
  school: ['school'],
  driving: ['driving', 'driving record'],
  vet: ['pet', 'rabies', 'microchip'],
  aima: [
    'aima',
    'residence permit',
    'renew',
    'card to arrive',
    'permanent residence',
    'absence',
    'has expired',
  ],
  visaCenter: ['vfs', 'book an appointment', 'move the appointment', 'appointment'],
  consulate: [
    'visa',
    'd7',
    'd8',
    'consulate',
    'apostille',
    'criminal record',
    'lease',
    'income',
    'papers',
    'translation',
    'visa form',
    'notarized',
    'disability',
    'boat',
    'passport',
    'family members',
    'spouse',
    'interview',
  ],
  everyday: [],
} as const satisfies Record<string, readonly string[]>;
export type Whom = keyof typeof theirs;

/** Whom to ask; undefined for what is no matter of ours. */
export function whomToAsk(concepts: readonly Concept[]): Whom | undefined {
  const asked = new Set(concepts.map(({ forms }) => forms[0]));
  return (Object.keys(theirs) as Whom[]).find((whom) => theirs[whom].some((one) => asked.has(one)));
}

/** Of a key of what the library does not hold: the first word says who does. */
export const whomOf = (key: string): Whom | undefined =>
  (Object.keys(theirs) as Whom[]).find((whom) => key.startsWith(`!${whom} `));
