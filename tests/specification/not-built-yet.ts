/**
 * Situations of the specification that nobody meets on a screen, by how they begin, and why. What is built leaves this
 * list and is walked through in `tests/journeys/specified-texts-*.test.ts`.
 */
export const notBuiltYet: Record<string, string> = {
  'without the provider': "A programmer's mistake, thrown in the code.",

  'users, without an address': 'Cannot happen: nobody can sign in without an address.',
  'users, address cannot be looked up': 'Cannot happen: the address stands in the same row as the account.',
};

/** Addresses of pages that do not exist yet. One that begins to answer has situations to walk through. */
export const addressesToCome: readonly string[] = [];
