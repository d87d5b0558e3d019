/** Why a role was changed: a list, because the log is permanent and must not hold free text about a user. */
export const roleReasons = ['joined', 'new_duties', 'fewer_duties', 'left', 'security', 'mistake'] as const;
export type RoleReason = (typeof roleReasons)[number];

/** Why an admin ends a user's sessions. */
export const sessionReasons = ['asked', 'lost_device', 'strange_sign_in', 'left', 'other'] as const;
export type SessionReason = (typeof sessionReasons)[number];

/** Characters of an admin's e-mail. Phones show 60 of a subject. */
export const staffMailLimits = { subject: 120, body: 10_000 } as const;

/** E-mails per admin and day: enough by hand, too few for a mailing. */
export const staffMailsPerDay = 50;

/** What is wrong with a field; the server checks the same. */
export function faultInMail(
  field: keyof typeof staffMailLimits,
  text: string,
): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > staffMailLimits[field] ? 'tooLong' : undefined;
}

/** The paragraphs of a text, separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
