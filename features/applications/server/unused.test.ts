import { beforeEach, describe, expect, test } from 'vitest';
import { changeRole } from '#features/cases/contract/office-accounts.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startApplication } from '../contract/applications.ts';
import { listUnused, removeUnused } from '../contract/unused-applications.ts';
import { removeUnusedOf } from './unused.ts';

const { database, aPerson, anApplication, aDocument, root } = aDatabase();
const call = callsOf(database, { mail: { delivery: 'outbox' } } as never);

let ana: Person;
let tomas: Person;
beforeEach(async () => {
  ana = await aPerson({ role: 'admin' });
  tomas = await aPerson({ role: 'moderator', display_name: 'Tomás Reis' });
});

const applicationsOf = async ({ id }: Person) =>
  (await root.selectFrom('visa_applications').select('id').where('user_id', '=', id).execute()).map(
    (row) => row.id,
  );
const unused = async () => (await call(ana, listUnused, {})).applications.map(({ id }) => id);

describe('an empty application of somebody who works here', () => {
  test('is found, is removed once, and the log says so', async () => {
    const { id } = await anApplication({ owner: tomas });
    expect((await call(ana, listUnused, {})).applications).toContainEqual({
      id,
      display_name: 'Tomás Reis',
      email: tomas.email,
    });
    expect((await call(ana, removeUnused, {})).removed).toBeGreaterThan(0);
    expect(await applicationsOf(tomas)).toEqual([]);
    expect(await call(ana, removeUnused, {})).toEqual({ removed: 0 });
    const entry = await root
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .executeTakeFirst();
    expect(entry).toMatchObject({
      action: 'application.unused_removed',
      owner_id: tomas.id,
      actor_id: ana.id,
    });
  });

  test('stays when it has a file, a tick, a day, a person who works on it, or is not their own', async () => {
    const owners = [];
    for (let n = 0; n < 5; n++) owners.push(await aPerson({ role: 'moderator' }));
    const [filed, ticked, dated, assigned, spouse] = owners as [Person, Person, Person, Person, Person];
    const of = async (owner: Person) => (await anApplication({ owner })).id;
    await aDocument({ application: await anApplication({ owner: filed }) });
    await root
      .insertInto('application_guide_items')
      .values({ application_id: await of(ticked), item_id: 'nif-portal' })
      .execute();
    await root
      .insertInto('application_dates')
      .values({ application_id: await of(dated), kind: 'appointment', day: '2027-05-04' })
      .execute();
    await root
      .updateTable('visa_applications')
      .set({ assigned_to: ana.id })
      .where('id', '=', await of(assigned))
      .execute();
    await call(spouse, startApplication, { body: { applicant: 'self' } });
    await root
      .updateTable('visa_applications')
      .set({ applicant: 'spouse', applicant_name: 'Harold' })
      .where('user_id', '=', spouse.id)
      .execute();
    await call(ana, removeUnused, {});
    for (const owner of owners) expect(await applicationsOf(owner)).toHaveLength(1);
  });

  test('of people who do not work here is nobody to remove', async () => {
    const ruth = await aPerson();
    const { id } = await anApplication({ owner: ruth });
    expect(await unused()).not.toContain(id);
    await call(ana, removeUnused, {});
    expect(await applicationsOf(ruth)).toEqual([id]);
  });

  test('goes when its owner begins to work here', async () => {
    const maria = await aPerson();
    await anApplication({ owner: maria });
    await call(ana, changeRole, {
      params: { id: maria.id },
      body: { role: 'moderator', from: 'user', reason: 'joined', end_sessions: false },
    });
    expect(await applicationsOf(maria)).toEqual([]);
  });

  test('is for admins to remove', async () => {
    const { id } = await anApplication({ owner: tomas });
    const ruth = await aPerson();
    for (const person of [tomas, ruth]) {
      expect(await refusalOf(call(person, listUnused, {}))).toMatchObject({ code: 'forbidden' });
      expect(await refusalOf(call(person, removeUnused, {}))).toMatchObject({ code: 'forbidden' });
    }
    expect(await refusalOf(call(undefined, removeUnused, {}))).toMatchObject({ code: 'not_authenticated' });
    // Nor does the database remove it for a moderator.
    const asModerator = { as: 'staff', userId: tomas.id, sessionId: tomas.id, role: 'moderator' } as const;
    expect(await database.asActor(asModerator, (tx) => removeUnusedOf(tx, tomas.id, tomas.id))).toBe(false);
    expect(await applicationsOf(tomas)).toEqual([id]);
  });
});
