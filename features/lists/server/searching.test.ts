import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { listAccounts } from '#features/accounts/contract/accounts.ts';
import { listApplications } from '#features/applications/contract/applications.ts';
import { listMessages } from '#features/support/contract/support.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';

const { database, aPerson, anApplication, aMessage, asApplicant, asModerator, root } = aDatabase();
const call = callsOf(database);

/** Who finds this person's account, application and message by these words. */
async function findings(
  admin: Person,
  q: string,
): Promise<{ accounts: number; applications: number; messages: number }> {
  const query = { q };
  const [{ total: accounts }, { total: applications }, { total: messages }] = [
    await call(admin, listAccounts, { query }),
    await call(admin, listApplications, { query }),
    await call(admin, listMessages, { query }),
  ];
  return { accounts, applications, messages };
}

const textsOf = (tx: Transaction<DB>) => sql`select search_text from app.application_search`.execute(tx);

const everywhere = { accounts: 1, applications: 1, messages: 1 };
const nowhere = { accounts: 0, applications: 0, messages: 0 };

test('a name is found from the moment it is saved, and the old one no longer', async () => {
  const admin = await aPerson({ role: 'admin' });
  const maria = await aPerson({ display_name: 'Maria Provided', email: 'maria@old.example' });
  await anApplication({ owner: maria });
  await aMessage({ from: maria });
  expect(await findings(admin, 'provided')).toEqual(everywhere);

  await asApplicant(maria, (tx) =>
    tx.insertInto('profiles').values({ user_id: maria.id, full_name: 'Maria Gonçalves' }).execute(),
  );
  expect(await findings(admin, 'GONÇALVES')).toEqual(everywhere);
  expect(await findings(admin, 'provided')).toEqual(nowhere);

  await asApplicant(maria, (tx) => tx.updateTable('profiles').set({ full_name: 'Maria Reis' }).execute());
  expect(await findings(admin, 'ia rei')).toEqual(everywhere);
  expect(await findings(admin, 'gonç')).toEqual(nowhere);

  await root.updateTable('accounts').set({ email: 'maria@new.example' }).where('id', '=', maria.id).execute();
  expect(await findings(admin, '@NEW.')).toEqual({ ...everywhere, messages: 0 });
  expect(await findings(admin, '@old.')).toEqual(nowhere);

  await root.deleteFrom('profiles').where('user_id', '=', maria.id).execute();
  expect(await findings(admin, 'provided')).toEqual(everywhere);

  await root.deleteFrom('application_steps').execute();
  await root.deleteFrom('accounts').where('id', '=', maria.id).execute();
  expect(await findings(admin, 'provided')).toEqual(nowhere);
});

test('an applicant of somebody’s is found by either name', async () => {
  const admin = await aPerson({ role: 'admin' });
  const owner = await aPerson({ profile: { full_name: 'Walter Petersen' } });
  await anApplication({ owner, applicant: 'spouse', applicant_name: 'Ingrid Olsen' });
  expect(await findings(admin, 'ingrid')).toEqual({ accounts: 0, applications: 1, messages: 0 });
  expect(await findings(admin, 'walter p')).toEqual({ accounts: 1, applications: 1, messages: 0 });
});

test('an application begun while the name changes is found by the new one', async () => {
  const admin = await aPerson({ role: 'admin' });
  for (let round = 0; round < 20; round += 1) {
    const person = await aPerson({ profile: { full_name: `Before ${round}` } });
    await Promise.all([
      asApplicant(person, (tx) =>
        tx
          .updateTable('profiles')
          .set({ full_name: `After ${round}.` })
          .execute(),
      ),
      asApplicant(person, (tx) =>
        tx.insertInto('visa_applications').values({ user_id: person.id }).execute(),
      ),
      asApplicant(person, (tx) =>
        tx
          .insertInto('support_messages')
          .values({ user_id: person.id, subject: 'Hello', message: 'Hello' })
          .execute(),
      ),
    ]);
    expect(await findings(admin, `after ${round}.`)).toEqual(everywhere);
    expect(await findings(admin, `before ${round}`)).toEqual(nowhere);
  }
});

test('what a list does not show in one piece is not found in one', async () => {
  const admin = await aPerson({ role: 'admin' });
  await anApplication({
    owner: await aPerson({ email: 'zed@example.com', profile: { full_name: 'Zed Last' } }),
  });
  expect(await findings(admin, 'lastzed')).toEqual(nowhere);
  expect(await findings(admin, 'last zed')).toEqual(nowhere);
});

test('counting a search stops at a thousand and says so; a list as a whole is counted to the end', async () => {
  const admin = await aPerson({ role: 'admin' });
  const author = await aPerson();
  const asked = (subject: string, many: number) =>
    root
      .insertInto('support_messages')
      .values(
        Array.from({ length: many }, () => ({
          user_id: author.id,
          subject,
          message: 'When?',
          status: 'closed' as const,
        })),
      )
      .execute();
  const search = async () => {
    const { total, total_is_capped } = await call(admin, listMessages, {
      query: { q: 'apostille', limit: 1 },
    });
    return { total, total_is_capped };
  };
  await root.deleteFrom('support_messages').execute();
  await asked('An Apostille', 1000);
  expect(await search()).toEqual({ total: 1000, total_is_capped: false });
  await asked('Apostilles', 1);
  expect(await search()).toEqual({ total: 1000, total_is_capped: true });
  await asked('Else', 2);
  const whole = { total: 1003, total_is_capped: false };
  expect(await call(admin, listMessages, { query: { limit: 1 } })).toMatchObject(whole);
  expect(await call(admin, listMessages, { query: { limit: 1, status: 'closed' } })).toMatchObject(whole);
});

test('the searched texts are read by staff alone', async () => {
  const { rows } = await asModerator((tx) => textsOf(tx));
  expect(rows.length).toBeGreaterThan(0);
  const person = await aPerson();
  await expect(asApplicant(person, (tx) => textsOf(tx))).rejects.toThrow(/permission denied/);
  // Without claims the role of staff sees nothing.
  await root.transaction().execute(async (tx) => {
    await sql`set local role rumo_staff`.execute(tx);
    expect((await textsOf(tx)).rows).toEqual([]);
  });
});
