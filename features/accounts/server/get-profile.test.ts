import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { getProfile } from '../contract/profiles.ts';

const { aPerson, database, root } = aDatabase();
const call = callsOf(database);

test('a person who saved nothing yet gets the name their provider told us', async () => {
  const maria = await aPerson({ display_name: 'Maria Whitaker', email: 'maria@example.com' });
  expect(await call(maria, getProfile, {})).toEqual({
    profile: null,
    active_plan: null,
    suggested_name: 'Maria Whitaker',
    email: 'maria@example.com',
    language: 'en',
    erasure_due_at: null,
  });
});

test('everybody sees their own profile and no other', async () => {
  await aPerson({ profile: { phone: '+1 617 555 0123' } });
  for (const role of ['user', 'moderator', 'admin'] as const) {
    const other = await aPerson({ role, profile: { full_name: 'Somebody Else' } });
    const { profile } = await call(other, getProfile, {});
    expect(profile).toMatchObject({ user_id: other.id, full_name: 'Somebody Else', phone: null });
  }
  await expect(call(undefined, getProfile, {})).rejects.toMatchObject({ code: 'not_authenticated' });
});

test('the plan that counts is there before there is a profile, and goes when it is over', async () => {
  const ana = await aPerson();
  const plan = { user_id: ana.id, provider: 'built_in', subscription_plan: 'premium' } as const;
  await root
    .insertInto('subscriptions')
    .values({ ...plan, subscription_status: 'active' })
    .execute();
  expect(await call(ana, getProfile, {})).toMatchObject({ profile: null, active_plan: 'premium' });
  await root.updateTable('subscriptions').set({ subscription_status: 'cancelled' }).execute();
  expect(await call(ana, getProfile, {})).toMatchObject({ active_plan: null });
});
