import type { Actor } from './actor.ts';
import type { Person } from './operation.ts';

/** Whom the log names for what the program writes because this person pressed something of their own. */
export const askedBy = ({ userId, sessionId }: Person): Actor => ({ as: 'applicant', userId, sessionId });
