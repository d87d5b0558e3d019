import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { getOfficeAccount } from '#features/cases/contract/office-accounts.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';

const { database, aPerson, anApplication, aMessage, root } = aDatabase();
const call = callsOf(database, { mail: { delivery: 'outbox' } as never });

const aSession = (person: { id: string }, wish: object = {}) =>
  root
    .insertInto('sessions')
    .values({
      user_id: person.id,
      cookie_hash: randomBytes(32),
      user_agent: 'Safari',
      expires_at: new Date(Date.now() + 86_400_000),
      ...wish,
    })
    .execute();

test('one person with everything that is theirs, and nothing of anybody else’s', async () => {
  const ana = await aPerson({ role: 'admin' });
  const maria = await aPerson({
    display_name: 'Maria',
    profile: { full_name: 'Maria Whitaker', phone: '555' },
  });
  const robert = await aPerson();
  for (const owner of [maria, robert]) {
    await anApplication({ owner, applicant: 'spouse', applicant_name: 'Paul' });
    await anApplication({ owner, status: 'in_progress' });
    await aMessage({ from: owner, status: 'open', subject: 'Apostille' });
    await aMessage({ from: owner, status: 'closed' });
    await aSession(owner);
    await aSession(owner, { ended_at: new Date(), end_reason: 'signed_out' });
  }
  const file = await call(ana, getOfficeAccount, { params: { id: maria.id } });
  expect(file.account).toMatchObject({
    id: maria.id,
    full_name: 'Maria Whitaker',
    display_name: 'Maria',
    phone: '555',
    role: 'user',
    subscription_plan: null,
  });
  expect(file.applications.map(({ applicant_name, status }) => [applicant_name, status])).toEqual([
    [null, 'in_progress'],
    ['Paul', 'started'],
  ]);
  expect(file.sessions).toMatchObject([{ user_agent: 'Safari', is_current: false }]);
  expect(file.conversations).toMatchObject({ total: 2, unfinished: 1 });
  expect(file.conversations.latest).toHaveLength(2);
  expect(file.mails).toEqual([]);
  expect(file.abilities).toEqual({ change_role: true, end_sessions: true, send_mail: true });
});

test('admins see on their own page that they cannot change themselves', async () => {
  const ana = await aPerson({ role: 'admin' });
  const { abilities } = await call(ana, getOfficeAccount, { params: { id: ana.id } });
  expect(abilities).toEqual({ change_role: false, end_sessions: false, send_mail: true });
});
