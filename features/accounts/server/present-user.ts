import type { z } from 'zod';
import type { Identity } from '#platform/server/identity/identity.ts';
import type { authUser } from '../contract/sign-in.ts';

/** The columns of `accounts` that the browser gets to see. */
export interface UserRow {
  id: string;
  email: string;
  display_name: string | null;
  created_at: Date;
}

/** An account in the form of auth-js. Identities and factors exist there and stay empty here. */
export function presentUser(account: UserRow, mode: Identity['mode']): z.output<typeof authUser> {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    app_metadata: { provider: mode, providers: [mode] },
    user_metadata: { full_name: account.display_name },
    identities: [],
    factors: [],
    created_at: account.created_at.toISOString(),
  };
}
