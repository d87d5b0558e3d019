/** The fields that count, in the order in which missing ones are listed (applicant specification, section 5). */
export const profileFields = ['full_name', 'phone', 'nationality', 'current_location'] as const;

export type ProfileField = (typeof profileFields)[number];

interface Completeness {
  /** The share of non-blank fields over four, rounded; 100 means complete. */
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
