import { createHash } from 'node:crypto';
import type { Database } from '../../database.ts';

/** Is in `accounts.issuer`. A name, not an address: people keep their accounts when the port changes. */
export const builtInIssuer = 'built-in';

/** Who a person is to the built-in provider: the same for the same address, on every machine and after every restart. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** A person offered as a button on the account chooser. */
export interface KnownPerson {
  email: string;
  name: string;
  role: string;
}

/** The first people of the demo world, staff first. More than a dozen buttons would hide the form. */
export function readDemoPeople(database: Database): Promise<KnownPerson[]> {
  return database.asSystem('built-in sign-in: the demo people', (tx) =>
    tx
      .selectFrom('accounts')
      .leftJoin('user_roles', 'user_roles.user_id', 'accounts.id')
      .where('accounts.issuer', '=', builtInIssuer)
      .where('accounts.deactivated_at', 'is', null)
      .select((eb) => [
        'accounts.email',
        eb.fn.coalesce('accounts.display_name', 'accounts.email').as('name'),
        eb.fn.coalesce('user_roles.role', eb.val('user')).as('role'),
      ])
      .orderBy('role')
      .orderBy('accounts.created_at')
      .limit(12)
      .execute(),
  );
}
