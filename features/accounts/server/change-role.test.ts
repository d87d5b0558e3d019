import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { withoutAdmins } from '#tests/support/admin-race.ts';
import type { Person } from '#tests/support/factories.ts';
import { followLive } from '#tests/support/live-client.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

let ana: Person;
let tiago: Person;
beforeEach(async () => {
  await withoutAdmins(server.root);
  server.passTime(61_000);
  ana = await server.aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  tiago = await server.aPerson({ role: 'admin', display_name: 'Tiago Pires' });
});

type Wish = { role: string; from: string; reason?: string; end_sessions?: boolean };

/** Answers who gives `to` a role, as one browser of `by`. */
async function giverOf(by: Person) {
  const headers = { ...(await server.signedIn(by)), 'content-type': 'application/json' };
  return (to: { id: string }, wish: Wish) =>
    fetch(`${server.url}/api/office/accounts/${to.id}/role`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ reason: 'new_duties', end_sessions: false, ...wish }),
    });
}

const roleOf = async ({ id }: { id: string }) =>
  (await server.root.selectFrom('user_roles').select('role').where('user_id', '=', id).executeTakeFirst())
    ?.role ?? 'user';

/** Fifty pass as well (RACE_ROUNDS=50): each is twenty requests, a second on a busy machine. */
const rounds = Number(process.env.RACE_ROUNDS ?? 8);

const demoted: Wish = { role: 'user', from: 'admin', reason: 'left' };

describe('a role', () => {
  test('is given by an admin, with a reason from the list, and recorded', async () => {
    const maria = await server.aPerson();
    const give = await giverOf(ana);
    const answer = await give(maria, { role: 'moderator', from: 'user', reason: 'joined' });
    expect(answer.status).toBe(200);
    expect((await answer.json()).account.role).toBe('moderator');
    const row = await server.root
      .selectFrom('user_roles')
      .selectAll()
      .where('user_id', '=', maria.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ role: 'moderator', granted_by: ana.id });
    const entry = await server.root
      .selectFrom('audit_log')
      .selectAll()
      .where('owner_id', '=', maria.id)
      .executeTakeFirst();
    expect(entry).toMatchObject({
      action: 'account.role_changed',
      actor_id: ana.id,
      details: { from: 'user', to: 'moderator', reason: 'joined', sessions: 0 },
    });

    // Pressed twice it is one change.
    expect((await give(maria, { role: 'moderator', from: 'user' })).status).toBe(200);
    const entries = server.root.selectFrom('audit_log').select('id').where('owner_id', '=', maria.id);
    expect(await entries.execute()).toHaveLength(1);
  });

  test.each([
    ['a reason of one’s own words', { role: 'moderator', from: 'user', reason: 'she is nice' }],
    ['a role that there is not', { role: 'owner', from: 'user' }],
    ['somebody else as its giver', { role: 'admin', from: 'user', granted_by: crypto.randomUUID() }],
  ])('is not changed with %s', async (_what, wish) => {
    const maria = await server.aPerson();
    expect((await (await giverOf(ana))(maria, wish)).status).toBe(400);
    expect(await roleOf(maria)).toBe('user');
  });

  test('of one’s own is nobody’s to change', async () => {
    expect((await (await giverOf(ana))(ana, demoted)).status).toBe(403);
    expect(await roleOf(ana)).toBe('admin');
  });

  test('that somebody else changed meanwhile is told, and stays', async () => {
    const maria = await server.aPerson({ role: 'moderator' });
    const answer = await (await giverOf(ana))(maria, { role: 'admin', from: 'user' });
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toMatchObject({ code: 'stale', details: { role: 'moderator' } });
    expect(await roleOf(maria)).toBe('moderator');
  });

  test('is given by admins alone, and to somebody who is there', async () => {
    const [maria, nora] = [await server.aPerson(), await server.aPerson({ role: 'moderator' })];
    for (const person of [maria, nora]) {
      const give = await giverOf(person);
      for (const to of [maria, nora, ana, { id: crypto.randomUUID() }])
        expect((await give(to, { role: 'admin', from: 'user' })).status).toBe(403);
    }
    const url = `${server.url}/api/office/accounts/${maria.id}/role`;
    expect((await fetch(url, { method: 'PUT', body: '{}' })).status).toBe(401);
    const nobody = await (await giverOf(ana))({ id: crypto.randomUUID() }, { role: 'admin', from: 'user' });
    expect(nobody.status).toBe(404);
    expect([await roleOf(maria), await roleOf(nora), await roleOf(ana)]).toEqual([
      'user',
      'moderator',
      'admin',
    ]);
  });
});

describe('whoever lost the role', () => {
  test('gets nothing any more from the commit on, in the middle of fifty requests', async () => {
    const headers = await server.signedIn(tiago);
    const give = await giverOf(ana);
    let demotedAt = Number.POSITIVE_INFINITY;
    const ask = async () => {
      const startedAt = performance.now();
      const { status } = await fetch(`${server.url}/api/office/accounts/${ana.id}`, {
        headers: { ...headers },
      });
      return { startedAt, status };
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, place) => {
        if (place === 25) {
          expect((await give(tiago, demoted)).status).toBe(200);
          demotedAt = performance.now();
        }
        return ask();
      }),
    );
    const after = await Promise.all(Array.from({ length: 50 }, ask));
    const late = [...answers, ...after].filter(
      ({ startedAt, status }) => startedAt >= demotedAt && status === 200,
    );
    expect(late).toEqual([]);
    expect(after.every(({ status }) => status === 403)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  test('hears nothing of the office any more', async () => {
    const stream = await followLive(server.url, await server.signedIn(tiago));
    await (await giverOf(ana))(tiago, demoted);
    await server.anApplication();
    expect(await stream.endReason()).toBe('role');
    expect(stream.changes()).toEqual([]);
  });

  test('is signed out everywhere, when that was wanted', async () => {
    const headers = await server.signedIn(tiago);
    const answer = await (await giverOf(ana))(tiago, { ...demoted, end_sessions: true });
    expect((await answer.json()).sessions).toEqual([]);
    expect((await fetch(`${server.url}/api/account`, { headers: { ...headers } })).status).toBe(401);
    const { details } = await server.root
      .selectFrom('audit_log')
      .select('details')
      .where('owner_id', '=', tiago.id)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ sessions: 1 });
  });

  test('changes no role with a request that was let in before', async () => {
    const maria = await server.aPerson();
    const late = server.database.asActor(
      { as: 'staff', role: 'admin', userId: tiago.id, sessionId: crypto.randomUUID() },
      async (tx) => {
        await (await giverOf(ana))(tiago, demoted);
        await tx
          .insertInto('user_roles')
          .values({ user_id: maria.id, role: 'admin', granted_by: tiago.id })
          .execute();
      },
    );
    await expect(late).rejects.toThrow('only an admin gives and takes roles');
    expect(await roleOf(maria)).toBe('user');
  });
});

describe('the last admin', () => {
  test('is left when two take each other’s role at once, ten times each, round after round', async () => {
    const [byAna, byTiago] = [await giverOf(ana), await giverOf(tiago)];
    const left: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await server.root.updateTable('user_roles').set({ role: 'admin' }).execute();
      // The coarse limit per minute must not decide the race.
      if (round % 20 === 19) server.passTime(61_000);
      const tries = Array.from({ length: 20 }, (_, place) =>
        place % 2 === 0 ? byAna(tiago, demoted) : byTiago(ana, demoted),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([]);
      const admins = await server.root
        .selectFrom('user_roles')
        .select('user_id')
        .where('role', '=', 'admin')
        .execute();
      left.push(admins.length);
    }
    expect(left).toEqual(Array(rounds).fill(1));
  }, 120_000);

  const statements: [string, (id: string) => ReturnType<typeof sql>][] = [
    ['taking the role', (id) => sql`update user_roles set role = 'moderator' where user_id = ${id}`],
    ['removing the row', (id) => sql`delete from user_roles where user_id = ${id}`],
    ['deleting the account', (id) => sql`delete from accounts where id = ${id}`],
    ['closing the account', (id) => sql`update accounts set deactivated_at = now() where id = ${id}`],
  ];
  test.each(statements)('stays for the owner of the tables too: %s', async (_what, statement) => {
    await statement(tiago.id).execute(server.root);
    await expect(statement(ana.id).execute(server.root)).rejects.toThrow('the last admin stays');
    expect(await roleOf(ana)).toBe('admin');
  });

  test.each(statements)('stays in a race past the program: %s', async (_what, statement) => {
    const both = await Promise.allSettled([ana, tiago].map(({ id }) => statement(id).execute(server.root)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('may hand over within one transaction', async () => {
    const maria = await server.aPerson();
    await server.root.transaction().execute(async (tx) => {
      await tx.deleteFrom('user_roles').execute();
      await tx.insertInto('user_roles').values({ user_id: maria.id, role: 'admin' }).execute();
    });
    expect(await roleOf(maria)).toBe('admin');
  });
});
