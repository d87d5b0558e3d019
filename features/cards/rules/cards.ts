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
