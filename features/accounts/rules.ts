interface ProfileFieldKind {
  control: 'name' | 'phone' | 'country' | 'text';
  /** Characters. */
  most: number;
}

/**
 * The fields of a profile, in the order of the form and of the list of missing ones (applicant specification, section 5). Each
 * counts towards the percentage. A new one is an entry here, its label in both languages, and its column.
 */
const fields = {
  full_name: { control: 'name', most: 200 },
  phone: { control: 'phone', most: 50 },
  nationality: { control: 'country', most: 100 },
  current_location: { control: 'country', most: 100 },
} as const satisfies Record<string, ProfileFieldKind>;

export type ProfileField = keyof typeof fields;

export const profileFields = Object.keys(fields) as ProfileField[];

export const profileFieldOf = (field: ProfileField): ProfileFieldKind => fields[field];

/** An object with an entry for each field. */
export const eachProfileField = <Entry>(entryOf: (field: ProfileField) => Entry) =>
  Object.fromEntries(profileFields.map((field) => [field, entryOf(field)])) as Record<ProfileField, Entry>;

interface Completeness {
  /** The share of non-blank fields over all, rounded; 100 means complete. */
  percentage: number;
  missing: ProfileField[];
}

export function profileCompleteness(
  profile: Partial<Record<ProfileField, string | null>> | null,
): Completeness {
  const missing = profileFields.filter((field) => !profile?.[field]?.trim());
  const filled = profileFields.length - missing.length;
  return { percentage: Math.round((filled / profileFields.length) * 100), missing };
}

/** Whether a full name is too short to be one: less than 2 characters (applicant specification, section 5). */
export const isNameTooShort = (name: string): boolean => name.trim().length < 2;
