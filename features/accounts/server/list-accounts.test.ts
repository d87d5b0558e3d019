import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listAccounts } from '../contract/accounts.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

let ana: Person;
let ruth: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  ruth = await aPerson({ display_name: 'Ruthie', profile: { full_name: 'Ruth Abernathy' } });
  await root
    .insertInto('subscriptions')
    .values({
      user_id: ruth.id,
      subscription_plan: 'premium',
      subscription_status: 'active',
      provider: 'test',
    })
    .execute();
});

const find = async (q: string) => (await call(ana, listAccounts, { query: { q } })).accounts;

test('shows everyone, newest first, with role and plan', async () => {
  const { accounts, total, next_cursor } = await call(ana, listAccounts, {});
  expect(accounts).toMatchObject([
    {
      full_name: 'Ruth Abernathy',
      role: 'user',
      subscription_plan: 'premium',
      subscription_status: 'active',
    },
    { full_name: 'Ana Ribeiro', role: 'admin', subscription_plan: null, subscription_status: null },
  ]);
  expect({ total, next_cursor }).toEqual({ total: 2, next_cursor: null });
});

test('finds by name, e-mail or id in any case', async () => {
  expect(await find('ABERNATHY')).toHaveLength(1);
  expect(await find(ruth.email.toUpperCase())).toHaveLength(1);
  expect(await find(ruth.id.slice(0, 8))).toHaveLength(1);
  expect(await find('%')).toHaveLength(0);
});

test('shows only admins, moderators or users', async () => {
  const tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
  const names = async (role: 'admin' | 'moderator' | 'user', q?: string) => {
    const { accounts, total } = await call(ana, listAccounts, { query: { role, q } });
    expect(total).toBe(accounts.length);
    return accounts.map(({ full_name }) => full_name);
  };
  expect(await names('admin')).toEqual(['Ana Ribeiro']);
  expect(await names('moderator')).toEqual(['Tiago Pires']);
  expect(await names('user')).toEqual(['Ruth Abernathy']);
  expect(await names('user', 'tiago')).toEqual([]);
  expect(await names('moderator', 'tiago')).toEqual(['Tiago Pires']);
  await root.deleteFrom('accounts').where('id', '=', tiago.id).execute();
});

test('comes in pages', async () => {
  const first = await call(ana, listAccounts, { query: { limit: 1 } });
  const second = await call(ana, listAccounts, { query: { limit: 1, cursor: first.next_cursor ?? '' } });
  expect([first, second].map((page) => page.accounts[0]?.full_name)).toEqual([
    'Ruth Abernathy',
    'Ana Ribeiro',
  ]);
  expect(second.next_cursor).toBeNull();
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s sees nobody', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, listAccounts, {}))).code).toBe(code);
});
