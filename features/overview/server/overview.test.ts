import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from '#features/applications/contract/applications.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getOverview } from '../contract/overview.ts';

const { database, aPerson, anApplication, root } = aDatabase();
const works = { probe: async () => {} };
const fails = { probe: () => Promise.reject(new Error('no')) };
const store = { ...works, room: async () => null };
const parts = { files: store, worker: works } as never;
const call = callsOf(database, parts);

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
});

describe('the overview', () => {
  test('counts people and cases, now and a week ago', async () => {
    const old = { created_at: daysAgo(30) };
    const waiting = await anApplication({ ...old, status: 'under_review' });
    await anApplication({ ...old, status: 'in_progress' });
    await anApplication({ ...old, status: 'completed' });
    await anApplication({ status: 'started' });
    await root
      .updateTable('accounts')
      .set({ created_at: daysAgo(30) })
      .where('id', '!=', ana.id)
      .execute();

    const before = await call(ana, getOverview, {});
    expect(before.total_users).toEqual({ value: 5, week_ago: 4, failed: false });
    expect(before.active_applications).toEqual({ value: 3, week_ago: 2, failed: false });
    expect(before.completed_applications).toEqual({ value: 1, week_ago: 1, failed: false });
    expect(before.applications_by_status).toEqual({
      started: 1,
      in_progress: 1,
      under_review: 1,
      completed: 1,
    });

    // Decided twice today: a week ago it was still what the first decision changed it from.
    const params = { id: waiting.id };
    await call(ana, decideApplication, { params, body: { status: 'approved', version: 1 } });
    await call(ana, decideApplication, { params, body: { status: 'completed', version: 2 } });
    const after = await call(ana, getOverview, {});
    expect(after.active_applications).toEqual({ value: 2, week_ago: 2, failed: false });
    expect(after.completed_applications).toEqual({ value: 2, week_ago: 1, failed: false });
  });

  test('says which count failed', async () => {
    await sql`alter table visa_applications rename to visa_applications_away`.execute(root);
    try {
      await expect(call(ana, getOverview, {})).rejects.toMatchObject({
        code: 'internal',
        message: 'Failed to fetch active applications. Failed to fetch completed applications.',
      });
    } finally {
      await sql`alter table visa_applications_away rename to visa_applications`.execute(root);
    }
  });

  test('tolerates tickets that cannot be counted: 0, marked, and the rest stands', async () => {
    await sql`alter table support_messages rename to support_messages_away`.execute(root);
    try {
      const answer = await call(ana, getOverview, {});
      expect(answer.open_support_tickets).toEqual({ value: 0, week_ago: null, failed: true });
      expect(answer.total_users.value).toBeGreaterThan(0);
    } finally {
      await sql`alter table support_messages_away rename to support_messages`.execute(root);
    }
  });

  test('says what does not answer', async () => {
    const limping = callsOf(database, { files: store, worker: fails } as never);
    const { system } = await limping(ana, getOverview, {});
    expect(system).toMatchObject({
      database: { ok: true },
      files: { ok: true },
      worker: { ok: false, reason: 'the worker does not run' },
    });
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s sees no overview', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, getOverview, {}))).code).toBe(code);
});

test('a moderator sees it', async () => {
  const tiago = await aPerson({ role: 'moderator' });
  expect((await call(tiago, getOverview, {})).total_users.value).toBeGreaterThan(0);
});
