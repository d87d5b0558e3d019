import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#platform/server/database.ts';
import type { Identity } from '#platform/server/identity/identity.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as accounts from '../contract/accounts.ts';
import type * as signIn from '../contract/sign-in.ts';

/** The caller and their abilities. The role is the one that admitted this request. */
export async function getAccount(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof accounts.getAccount>> {
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

/** The caller in the form of auth-js. */
export async function getUser(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof signIn.getUser>> {
  const account = await transaction((tx) => readAccount(tx, person.userId));
  return presentUser(account, platform.identity.mode);
}

function readAccount(tx: Tx, userId: string): Promise<UserRow> {
  return tx
    .selectFrom('accounts')
    .select(['id', 'email', 'display_name', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The columns of `accounts` that the browser sees. */
export interface UserRow {
  id: string;
  email: string;
  display_name: string | null;
  created_at: Date;
}

/** An account in the form of auth-js, whose identities and factors stay empty. */
export function presentUser(account: UserRow, mode: Identity['mode']): z.output<typeof signIn.authUser> {
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

/** Sets the language of e-mails to the caller; a screen's language is in its address. */
export async function setLanguage(
  { body }: Parsed<typeof accounts.setLanguage>,
  { person, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction((tx) =>
    tx.updateTable('accounts').set({ language: body.language }).where('id', '=', person.userId).execute(),
  );
}

/** Moderators and admins who can sign in, by name. */
export async function listStaff(
  _input: unknown,
  { transaction }: ReadContext,
): Promise<Output<typeof accounts.listStaff>> {
  const staff = await transaction((tx) =>
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
