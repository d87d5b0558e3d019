/** Why a role was given or taken: one of a list, because the log keeps it for ever and free text about a person may not. */
export const roleReasons = ['joined', 'new_duties', 'fewer_duties', 'left', 'security', 'mistake'] as const;
export type RoleReason = (typeof roleReasons)[number];

/** Why an admin ends somebody's sessions. */
export const sessionReasons = ['asked', 'lost_device', 'strange_sign_in', 'left', 'other'] as const;
export type SessionReason = (typeof sessionReasons)[number];

/** Characters of an e-mail that an admin writes. A subject of 60 is what a phone shows. */
export const staffMailLimits = { subject: 120, body: 10_000 } as const;

/** E-mails one admin may send within a day: a busy day by hand, far from a mailing. */
export const staffMailsPerDay = 50;

/** What is wrong with what somebody wrote into a field; the server checks the same. */
export function faultInMail(
  field: keyof typeof staffMailLimits,
  text: string,
): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > staffMailLimits[field] ? 'tooLong' : undefined;
}

/** The paragraphs of a text: an empty line parts two. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
