import { sql } from 'kysely';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listStaff as contract } from '../contract/accounts.ts';

/** Moderators and admins who can sign in, by name. */
export async function listStaff(
  _input: unknown,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const staff = await context.transaction((tx) =>
    tx
      .selectFrom('user_roles as granted')
      .innerJoin('accounts as person', 'person.id', 'granted.user_id')
      .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
      .select('person.id')
      .select(sql<string>`coalesce(profile.full_name, person.display_name, person.email)`.as('name'))
      .where('granted.role', 'in', ['admin', 'moderator'])
      .where('person.deactivated_at', 'is', null)
      .orderBy('name')
      .orderBy('person.id')
      .execute(),
  );
  return { staff };
}
