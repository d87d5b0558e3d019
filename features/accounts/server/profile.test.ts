import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queueMail } from '#features/mails/server/queue.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { getProfile, saveProfile } from '../contract/profiles.ts';

const { aMessage, anApplication, aPerson, database, root } = aDatabase();
const call = callsOf(database);

const form = {
  full_name: '  Margaret Ellison ',
  phone: '+1 617 555 0123',
  nationality: "Côte d'Ivoire",
  current_location: '   ',
};

const rowOf = (person: { id: string }) =>
  root.selectFrom('profiles').selectAll().where('user_id', '=', person.id).executeTakeFirst();

test('the first save creates the profile, the next one changes it', async () => {
  const maria = await aPerson();
  const created = await call(maria, saveProfile, { body: form });
  expect(created).toMatchObject({
    user_id: maria.id,
    full_name: 'Margaret Ellison',
    phone: '+1 617 555 0123',
    nationality: "Côte d'Ivoire",
    current_location: null,
    subscription_plan: null,
    subscription_status: null,
  });

  const changed = await call(maria, saveProfile, { body: { ...form, phone: null } });
  expect(changed.phone).toBeNull();
  expect(changed.created_at).toBe(created.created_at);
  expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(created.updated_at));
  expect((await call(maria, getProfile, {})).profile).toEqual(changed);
});

test('a row that row-level security refuses is a refusal, and nothing is written', async () => {
  const maria = await aPerson();
  await sql`create policy fail on profiles as restrictive for insert to rumo_applicant with check (false)`.execute(
    root,
  );
  await expect(call(maria, saveProfile, { body: form })).rejects.toMatchObject({ code: 'forbidden' });
  await sql`drop policy fail on profiles`.execute(root);
  expect(await rowOf(maria)).toBeUndefined();
});

test('each save is recorded with the names of what changed, never with what was written', async () => {
  const maria = await aPerson();
  await call(maria, saveProfile, { body: form });
  await call(maria, saveProfile, { body: { ...form, phone: '', current_location: 'Portugal' } });
  await call(maria, saveProfile, { body: { ...form, phone: '', current_location: 'Portugal' } });
  const lines = await root
    .selectFrom('audit_log')
    .selectAll()
    .where('owner_id', '=', maria.id)
    .orderBy('id')
    .execute();
  expect(lines.map(({ action, actor_id, details }) => [action, actor_id, details])).toEqual([
    ['profile.saved', maria.id, { fields: ['full_name', 'phone', 'nationality'] }],
    ['profile.saved', maria.id, { fields: ['phone', 'current_location'] }],
    ['profile.saved', maria.id, { fields: [] }],
  ]);
});

test('a name of one letter is refused, and nothing is saved', async () => {
  const maria = await aPerson();
  for (const full_name of ['', 'M', ' M ']) {
    const saving = call(maria, saveProfile, { body: { ...form, full_name } });
    await expect(saving).rejects.toThrow('Full name must be at least 2 characters');
  }
  expect(await rowOf(maria)).toBeUndefined();
});

test('a plan cannot be typed in', async () => {
  const maria = await aPerson();
  const body = { ...form, subscription_plan: 'premium', subscription_status: 'active' } as never;
  await expect(call(maria, saveProfile, { body })).rejects.toThrow();
  expect(await rowOf(maria)).toBeUndefined();
});

test('the plan is the one that billing wrote', async () => {
  const maria = await aPerson({ profile: {} });
  await root
    .insertInto('subscriptions')
    .values({
      user_id: maria.id,
      subscription_plan: 'standard',
      subscription_status: 'active',
      provider: 'built-in',
    })
    .execute();
  expect(await call(maria, saveProfile, { body: form })).toMatchObject({
    subscription_plan: 'standard',
    subscription_status: 'active',
  });
});

test('nobody changes the profile of somebody else', async () => {
  const maria = await aPerson({ profile: { phone: '1' } });
  const before = await rowOf(maria);
  for (const role of ['user', 'moderator', 'admin'] as const) {
    const other = await aPerson({ role });
    await call(other, saveProfile, { body: form });
    const claim = { body: { ...form, user_id: maria.id } } as never;
    await expect(call(other, saveProfile, claim)).rejects.toThrow();
  }
  await expect(call(undefined, saveProfile, { body: form })).rejects.toMatchObject({
    code: 'not_authenticated',
  });
  expect(await rowOf(maria)).toEqual(before);
});

test('a name that is saved while staff answer the person waits for them, and neither is refused', async () => {
  const maria = await aPerson();
  const message = await aMessage({ from: maria });
  const application = await anApplication({ owner: maria });
  for (const [table, { id }] of [
    ['support_messages', message],
    ['visa_applications', application],
  ] as const) {
    let saving: Promise<unknown> = Promise.resolve();
    await database.asSystem('test', async (tx) => {
      await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
      saving = call(maria, saveProfile, { body: { ...form, full_name: `Maria of ${table}` } });
      saving.catch(() => {});
      await untilWaiting(root, 1);
      await queueMail(tx, { userId: maria.id, template: 'welcome', parameters: {}, dedupeKey: table });
    });
    await saving;
  }
  expect(await rowOf(maria)).toMatchObject({ full_name: 'Maria of visa_applications' });
  const mails = await root
    .selectFrom('outbox_mails')
    .select('search_text')
    .where('user_id', '=', maria.id)
    .execute();
  expect(mails.map(({ search_text }) => search_text?.split('\n')[0])).toEqual(
    Array(2).fill('maria of visa_applications'),
  );
});

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
