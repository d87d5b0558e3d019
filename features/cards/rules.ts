/** Cards to show to somebody at a counter in Portugal, by where one needs them. */
export const clerkCardGroups = {
  anywhere: ['slowly', 'english', 'write', 'emergency'],
  finances: ['nif', 'tax-address'],
  bank: ['bank-account', 'bank-statement'],
  health: ['health-center', 'doctor', 'pharmacy'],
  papers: ['junta', 'notary'],
  aima: ['aima', 'aima-receipt'],
  home: ['landlord', 'phone-shop'],
} as const;

export type ClerkCardGroup = keyof typeof clerkCardGroups;

export type ClerkCardId = (typeof clerkCardGroups)[ClerkCardGroup][number];

export const clerkGroupIds = Object.keys(clerkCardGroups) as ClerkCardGroup[];

export const clerkCardIds: readonly ClerkCardId[] = Object.values(clerkCardGroups).flat();

/** The group that a card stands in. */
export function groupOfCard(id: ClerkCardId): ClerkCardGroup {
  const group = clerkGroupIds.find((one) => (clerkCardGroups[one] as readonly string[]).includes(id));
  if (!group) throw new Error(`the card ${id} stands in no group`);
  return group;
}

/** What of a person can stand on a card. The last three are written by hand: they are new each time. */
export type ClerkField =
  | 'name'
  | 'nif'
  | 'address'
  | 'phone'
  | 'passport'
  | 'user-number'
  | 'appointment'
  | 'medicine'
  | 'allergies';

/** What stands on each card below its sentence; no more than the counter asks for. */
export const clerkCardFields: Record<ClerkCardId, readonly ClerkField[]> = {
  slowly: [],
  english: [],
  write: [],
  emergency: ['name', 'address'],
  nif: ['name', 'passport'],
  'tax-address': ['name', 'nif', 'address'],
  'bank-account': ['name', 'nif', 'phone'],
  'bank-statement': ['name', 'nif'],
  'health-center': ['name', 'nif', 'address'],
  doctor: ['name', 'user-number', 'phone'],
  pharmacy: ['medicine', 'allergies'],
  junta: ['name', 'nif', 'address'],
  notary: ['name', 'passport'],
  aima: ['name', 'appointment', 'passport'],
  'aima-receipt': ['name'],
  landlord: ['name', 'nif'],
  'phone-shop': ['name', 'nif'],
};

/** What is known of the person; '' or nothing where it is not. `passport` is its last day, 'YYYY-MM-DD'. */
export type CardDetails = Partial<Record<ClerkField, string | null>>;

interface CardLine {
  field: ClerkField;
  /** As a clerk reads it; undefined leaves a line to write on. */
  value: string | undefined;
}

/** The lines below the sentence of a card, as they are written in Portugal. */
export function cardLines(card: ClerkCardId, details: CardDetails): CardLine[] {
  return clerkCardFields[card].map((field) => {
    const known = details[field]?.trim();
    return { field, value: known ? written(field, known) : undefined };
  });
}

function written(field: ClerkField, known: string): string {
  if (field === 'passport') return portugueseDate(known);
  if (field === 'nif') return spacedNif(known);
  return known;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Whether this can be a NIF: nine digits, the last of which follows from the others, so that one wrong digit is noticed.
 * Spaces and 'PT' do not matter. It says nothing about whether somebody has that number.
 */
export function isNif(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, place) => total + Number(digit) * (9 - place), 0);
  const check = 11 - (sum % 11);
  return Number(digits[8]) === (check > 9 ? 0 : check);
}

/** "123 456 789", as it is read out in Portugal; what is no number of nine digits stays as it was typed. */
export function spacedNif(text: string): string {
  const digits = digitsOf(text);
  return digits.length === 9 ? digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0') : text.trim();
}

/** '2027-12-31' as it is written in Portugal, the day first: '31/12/2027'. */
export function portugueseDate(day: string): string {
  return day.split('-').reverse().join('/');
}
