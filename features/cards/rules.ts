/** Cards to show at a counter in Portugal, by where they are needed. */
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

export function groupOfCard(id: ClerkCardId): ClerkCardGroup {
  const group = clerkGroupIds.find((group) => (clerkCardGroups[group] as readonly string[]).includes(id));
  if (!group) throw new Error(`the card ${id} is in no group`);
  return group;
}

/** The details on a card. The last three are typed each time. */
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

/** The details below the sentence of each card: no more than the counter asks for. */
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

/** `passport` is its last day, 'YYYY-MM-DD'. */
export type CardDetails = Partial<Record<ClerkField, string | null>>;

interface CardLine {
  field: ClerkField;
  /** In Portuguese format; undefined leaves a line to write on. */
  value: string | undefined;
}

export function cardLines(card: ClerkCardId, details: CardDetails): CardLine[] {
  return clerkCardFields[card].map((field) => {
    const known = details[field]?.trim();
    return { field, value: known ? portugueseFormat(field, known) : undefined };
  });
}

function portugueseFormat(field: ClerkField, value: string): string {
  if (field === 'passport') return portugueseDate(value);
  return field === 'nif' ? spacedNif(value) : value;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Whether this is a valid NIF: nine digits, the last of which is a check digit. Ignores spaces and 'PT'. The number need not
 * be assigned.
 */
export function isNif(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const check = 11 - (sum % 11);
  return Number(digits[8]) === (check > 9 ? 0 : check);
}

/** "123 456 789", as in Portugal; anything but nine digits stays as it was typed. */
export function spacedNif(text: string): string {
  const digits = digitsOf(text);
  return digits.length === 9 ? digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0') : text.trim();
}

/** '2027-12-31' as '31/12/2027'. */
export function portugueseDate(day: string): string {
  return day.split('-').reverse().join('/');
}
