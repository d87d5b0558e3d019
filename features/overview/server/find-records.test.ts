import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { findRecords } from '../contract/finding.ts';

const { database, aPerson, anApplication, aMessage } = aDatabase();
const call = callsOf(database);

test('one question finds a person, their application and what they wrote', async () => {
  const admin = await aPerson({ role: 'admin' });
  const ruth = await aPerson({ display_name: 'Ruth Abernathy', email: 'ruth@example.com' });
  const application = await anApplication({ owner: ruth });
  const message = await aMessage({ from: ruth, subject: 'Apostille' });

  const found = await call(admin, findRecords, { query: { q: ' abernathy ' } });
  expect(found.people.rows).toEqual([
    { id: ruth.id, full_name: 'Ruth Abernathy', email: 'ruth@example.com', role: 'user' },
  ]);
  expect(found.applications.rows).toEqual([
    { id: application.id, applicant_name: 'Ruth Abernathy', email: 'ruth@example.com', status: 'started' },
  ]);
  expect(found.conversations.rows).toEqual([
    { id: message.id, subject: 'Apostille', user_name: 'Ruth Abernathy', status: 'open' },
  ]);

  const byEmail = await call(admin, findRecords, { query: { q: 'RUTH@EXAMPLE' } });
  expect([byEmail.people.rows.length, byEmail.applications.rows.length]).toEqual([1, 1]);
  const byId = await call(admin, findRecords, { query: { q: application.id.slice(0, 8) } });
  expect(byId.applications.rows.map(({ id }) => id)).toEqual([application.id]);
});

test('a moderator finds cases and conversations, and nobody in the list of users', async () => {
  const moderator = await aPerson({ role: 'moderator' });
  const walter = await aPerson({ display_name: 'Walter Petersen' });
  await anApplication({ owner: walter });
  const found = await call(moderator, findRecords, { query: { q: 'petersen' } });
  expect(found.people).toEqual({ rows: [], more: false });
  expect(found.applications.rows).toHaveLength(1);
});

test('five of a kind are told, and that there are more', async () => {
  const admin = await aPerson({ role: 'admin' });
  for (let at = 0; at < 6; at += 1) await aPerson({ display_name: `Gloria ${at}` });
  const { people } = await call(admin, findRecords, { query: { q: 'gloria' } });
  expect(people.rows).toHaveLength(5);
  expect(people.more).toBe(true);
});

test('applicants and visitors find nothing', async () => {
  const ruth = await aPerson();
  const asked = (person?: typeof ruth) => refusalOf(call(person, findRecords, { query: { q: 'a' } }));
  expect((await asked(ruth)).code).toBe('forbidden');
  expect((await asked()).code).toBe('not_authenticated');
});
