import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getAccount as contract } from '../contract/accounts.ts';
import { readAccount } from './read-account.ts';

/** Who is asking and what they may do. The role is the one this very request was let in with. */
export async function getAccount(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const { id, email, display_name, created_at } = await transaction((tx) => readAccount(tx, person.userId));
  const staff = person.role !== 'user';
  return {
    id,
    email,
    display_name,
    role: person.role,
    created_at: created_at.toISOString(),
    abilities: {
      enter_office: staff,
      decide_applications: staff,
      manage_settings: person.role === 'admin',
    },
  };
}
