/**
 * On whose behalf a transaction runs. The route's policy decides it: an admin on an applicant's route acts as an
 * applicant, so that a slip there can never show other people's data.
 */
export type Actor =
  | { as: 'anon' }
  | { as: 'applicant'; userId: string; sessionId: string }
  | { as: 'staff'; userId: string; sessionId: string; role: 'moderator' | 'admin' };
