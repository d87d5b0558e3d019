import type { AuditGroup } from '../contract/office-audit.ts';

/** `who` did it; `whom` it was about, and `whose` thing it was. */
type Names = Record<'who' | 'whom' | 'whose', string> & {
  /** The id of its subject. */
  subject: string;
};

/**
 * How the person whose data it was about sees it in their 'Recent Activity': as a line, as one line for all of a day, or as a
 * line once it can no longer be undone.
 */
type Shown = 'line' | 'merged' | 'final';

interface Described {
  /** Absent: the person does not see it. */
  shown?: Shown;
  /** Recorded by the system, and done by the person it is about. */
  byOwner?: true;
  /** What the office's log says. */
  sentence: (names: Names, details: Record<string, unknown>) => string;
}

/** An action of the log. `group` is the filter that finds it; of several subjects each entry has one. */
export interface AuditKind extends Described {
  group: AuditGroup;
  subject: string | readonly string[];
}

/** Gives the actions of one group and subject both. */
export function about<const S extends AuditKind['subject'], const K extends Record<string, Described>>(
  group: AuditGroup,
  subject: S,
  actions: K,
) {
  const kinds = Object.entries(actions).map(([action, kind]) => [action, { ...kind, group, subject }]);
  return Object.fromEntries(kinds) as { [A in keyof K]: K[A] & { group: AuditGroup; subject: S } };
}
