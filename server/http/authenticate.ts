import type { RoleName } from '#domain/contracts/accounts.ts';

/** The person behind a request, as their session row and role row stood when the request came in. */
export interface Person {
  userId: string;
  sessionId: string;
  role: RoleName;
  email: string;
}
