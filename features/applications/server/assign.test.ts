import { describe, expect, test } from 'vitest';
import { listStaff } from '#features/accounts/contract/accounts.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { assignApplication, listApplications } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';

const { database, aPerson, anApplication, aDocument, aMessage, root, asApplicant } = aDatabase();
const call = callsOf(database);

const rowOf = (id: string) =>
  root.selectFrom('visa_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const linesOn = (id: string) =>
  root.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();
const give = (by: Person | undefined, id: string, assignee: string | null) =>
  call(by, assignApplication, { params: { id }, body: { assignee } });

describe('giving a case', () => {
  test('a moderator gives one that an admin decided to herself, then to nobody; both are recorded', async () => {
    const ana = await aPerson({ role: 'moderator', profile: { full_name: 'Ana Ribeiro' } });
    const admin = await aPerson({ role: 'admin' });
    const { id } = await anApplication({ status: 'approved', decided_by: admin.id });
    const before = await rowOf(id);

    expect((await give(ana, id, ana.id)).assignee).toEqual({ id: ana.id, name: 'Ana Ribeiro' });
    expect(await rowOf(id)).toEqual({ ...before, assigned_to: ana.id });
    expect((await give(ana, id, null)).assignee).toBeNull();
    expect(await rowOf(id)).toEqual(before);
    expect(await linesOn(id)).toMatchObject([
      {
        action: 'application.assigned',
        actor_id: ana.id,
        owner_id: null,
        details: { from: null, to: ana.id },
      },
      { action: 'application.assigned', actor_id: ana.id, details: { from: ana.id, to: null } },
    ]);
  });

  test('pressed twice it happens once', async () => {
    const ana = await aPerson({ role: 'admin' });
    const { id } = await anApplication();
    await Promise.all([give(ana, id, ana.id), give(ana, id, ana.id)]);
    expect(await linesOn(id)).toHaveLength(1);
  });

  test('goes to staff alone', async () => {
    const ana = await aPerson({ role: 'admin' });
    const left = await aPerson({ role: 'moderator' });
    await root
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('id', '=', left.id)
      .execute();
    const { id } = await anApplication();
    for (const nobody of [(await aPerson()).id, left.id, crypto.randomUUID()])
      expect(await refusalOf(give(ana, id, nobody))).toMatchObject({
        code: 'conflict',
        message: officeApplicationTexts.assignment.notStaff,
      });
    expect((await rowOf(id)).assigned_to).toBeNull();
    expect(await linesOn(id)).toEqual([]);
  });

  test.each([
    ['signed out', undefined, 'not_authenticated'],
    ['an applicant', 'user', 'forbidden'],
  ] as const)('%s can neither give a case nor read who works here', async (_who, role, code) => {
    const person = role && (await aPerson({ role }));
    const ana = await aPerson({ role: 'admin' });
    const { id } = await anApplication(person && { owner: person });
    expect((await refusalOf(give(person, id, ana.id))).code).toBe(code);
    expect((await refusalOf(call(person, listStaff, {}))).code).toBe(code);
    expect((await rowOf(id)).assigned_to).toBeNull();
    if (!person) return;
    const past = asApplicant(person, (tx) =>
      tx.updateTable('visa_applications').set({ assigned_to: ana.id }).execute(),
    );
    await expect(past).rejects.toThrow();
  });

  test('an id that does not exist answers not found', async () => {
    const ana = await aPerson({ role: 'admin' });
    expect((await refusalOf(give(ana, crypto.randomUUID(), ana.id))).code).toBe('not_found');
  });
});

describe('who is not staff any more', () => {
  test.each([
    [
      'whose role is taken away',
      (id: string) => root.deleteFrom('user_roles').where('user_id', '=', id).execute(),
    ],
    [
      'who becomes a user',
      (id: string) =>
        root.updateTable('user_roles').set({ role: 'user' }).where('user_id', '=', id).execute(),
    ],
    [
      'whose account is closed',
      (id: string) =>
        root.updateTable('accounts').set({ deactivated_at: new Date() }).where('id', '=', id).execute(),
    ],
  ] as const)('somebody %s has no cases; those of others stay', async (_who, leave) => {
    const [tiago, ana] = [await aPerson({ role: 'moderator' }), await aPerson({ role: 'admin' })];
    const mine = await anApplication({ assigned_to: tiago.id });
    const hers = await anApplication({ assigned_to: ana.id });
    await leave(tiago.id);
    expect((await rowOf(mine.id)).assigned_to).toBeNull();
    expect((await rowOf(hers.id)).assigned_to).toBe(ana.id);
  });

  test('in 20 rounds of giving and demoting at the same moment no case stays with them', async () => {
    const ana = await aPerson({ role: 'admin' });
    for (let round = 0; round < 20; round++) {
      const tiago = await aPerson({ role: 'moderator' });
      const { id } = await anApplication();
      await Promise.allSettled([
        give(ana, id, tiago.id),
        root.updateTable('user_roles').set({ role: 'user' }).where('user_id', '=', tiago.id).execute(),
      ]);
      expect((await rowOf(id)).assigned_to).toBeNull();
    }
  });
});

describe('the filters', () => {
  test('mine, nobody’s, somebody’s, a choice of rows', async () => {
    const [ana, tiago] = [await aPerson({ role: 'admin' }), await aPerson({ role: 'moderator' })];
    const [a, b, c] = [
      await anApplication({ assigned_to: ana.id }),
      await anApplication({ assigned_to: tiago.id }),
      await anApplication(),
    ];
    const ids = async (query: object) =>
      (await call(ana, listApplications, { query })).applications.map(({ id }) => id);
    expect(await ids({ assigned: 'me' })).toEqual([a.id]);
    expect(await ids({ assigned: tiago.id })).toEqual([b.id]);
    expect(await ids({ assigned: 'none' })).toContain(c.id);
    expect(await ids({ assigned: 'none' })).not.toContain(a.id);
    expect((await ids({ ids: [a.id, c.id].join(',') })).sort()).toEqual([a.id, c.id].sort());
    expect((await call(ana, listStaff, {})).staff.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ana.id, tiago.id]),
    );
  });

  test('quiet for 30 days: open, and neither they nor we did anything', async () => {
    const ana = await aPerson({ role: 'admin' });
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const quiet = { created_at: longAgo, updated_at: longAgo };
    const forgotten = await anApplication({ ...quiet, status: 'in_progress' });
    await anApplication({ ...quiet, status: 'completed' });
    await anApplication({ status: 'in_progress' });
    await aDocument({ application: await anApplication(quiet) });
    const writing = await anApplication(quiet);
    await aMessage({ from: { id: writing.user_id } });
    const answer = await call(ana, listApplications, { query: { quiet: '30' } });
    expect(answer.applications.map(({ id }) => id)).toEqual([forgotten.id]);
    expect(answer.total).toBe(1);
  });
});
