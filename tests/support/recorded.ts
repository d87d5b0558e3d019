import type { Kysely } from 'kysely';
import type { DB } from '#db/generated/types.ts';

/** What the audit log holds about a person's own things, in order. */
export const recordedOf = (root: Kysely<DB>, owner: { id: string }) =>
  root
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('owner_id', '=', owner.id)
    .orderBy('id')
    .execute();
