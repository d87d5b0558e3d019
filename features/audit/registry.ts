import { business } from './registry/business.ts';
import type { AuditKind } from './registry/kind.ts';
import { people } from './registry/people.ts';
import type { ActivityAction } from './texts/activity.ts';

/**
 * Everything that is recorded. A new action is one entry in `registry/`: its subject, its group in the log's filter, what
 * the person it is about sees, and its sentence for staff. Details are ids, states and counts, never free text, file names
 * or contents: rows stay for ever. Applicants' pages import types alone from here, as the sentences are for staff.
 */
export const auditRegistry = { ...people, ...business } satisfies Record<ActivityAction, { shown: string }>;

type Registry = typeof auditRegistry;
export type AuditAction = keyof Registry;

/** The types that the subject of an action may have. */
export type SubjectOf<A extends AuditAction> = OneOf<Registry[A]['subject']>;
type OneOf<S extends AuditKind['subject']> = S extends string ? S : S[number];

/** The actions that the person they are about sees in one way, or in any. */
export type ShownAction<How extends NonNullable<AuditKind['shown']> = NonNullable<AuditKind['shown']>> = {
  [A in AuditAction]: Registry[A] extends { shown: How } ? A : never;
}[AuditAction];

const kinds: Readonly<Record<string, AuditKind | undefined>> = auditRegistry;

/** The kind of an action; undefined for one that is not in the registry. */
export const kindOf = (action: string): AuditKind | undefined => kinds[action];

export const auditActions = Object.keys(auditRegistry) as AuditAction[];

export const auditSubjects = [...new Set(Object.values(auditRegistry).flatMap(({ subject }) => subject))];

const isShown = (action: AuditAction): action is ShownAction => kinds[action]?.shown !== undefined;
/** Each has a text for the person. */
export const shownActions: readonly ActivityAction[] = auditActions.filter(isShown);
