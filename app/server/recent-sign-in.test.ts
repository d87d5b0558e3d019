import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withRecentSignIn } from '#platform/server/http/check-policy.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import { type Actors, rightActor, signInActors } from '#tests/support/authorisation/actors.ts';
import { ask } from '#tests/support/authorisation/ask.ts';
import { recipeOf } from '#tests/support/authorisation/recipe-of.ts';
import { rememberRows } from '#tests/support/authorisation/rows.ts';
import { type Things, thingsOf } from '#tests/support/authorisation/things.ts';
import { aServer } from '#tests/support/server.ts';
import { routes } from './routes.ts';

const server = aServer();
const guarded = routes.filter(({ recent }) => recent);

let actors: Actors;
let things: Things;
let rows: Awaited<ReturnType<typeof rememberRows>>;

beforeAll(async () => {
  const people = await signInActors(server);
  things = await thingsOf(server, people.a, people.admin);
  actors = await people.lapse();
  await signedIn(sessionLimits.recentSignIn);
  rows = await rememberRows(server);
});
afterEach(async () => rows.restore(await rows.changed()));

/** Makes everybody's sign-in so many milliseconds old. */
async function signedIn(ago: number) {
  await server.root
    .updateTable('sessions')
    .set({ signed_in_at: new Date(server.platform.clock().getTime() - ago) })
    .execute();
}

test('whoever takes a route from this list lets a session that was left open change it', () => {
  expect(guarded.map(({ contract }) => `${contract.method} ${contract.path}`).toSorted()).toEqual([
    'post /api/account/archive-link',
    'post /api/admin-setup',
    'put /api/account/erasure',
    'put /api/office/accounts/{id}/role',
    'put /api/office/settings',
  ]);
});

describe.each(guarded.map((route) => [route.contract.path, route] as const))('%s', (_path, route) => {
  const attempt = (headers: object) => {
    const recipe = recipeOf(route);
    if (!recipe) throw new Error('no recipe');
    return ask(server.url, route.contract, recipe.ask(things), headers);
  };
  const right = () => actors[rightActor[route.policy]].headers;

  test('refuses who signed in ten minutes ago, and no row moves', async () => {
    const answer = await attempt(right());
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('"sign_in_again"');
    expect(await rows.changed()).toEqual([]);
  });

  test('lets in who signed in a moment less than ten minutes ago', async () => {
    await signedIn(sessionLimits.recentSignIn - 60_000);
    const answer = await attempt(right());
    expect(answer.text).not.toContain('sign_in_again');
  });

  test('says nothing of it to who may not enter at all', async () => {
    expect((await attempt({})).status).toBe(401);
    if (route.policy === 'admin')
      for (const name of ['A, the owner', 'moderator', 'demoted admin'] as const)
        expect((await attempt(actors[name].headers)).text).toContain('"forbidden"');
    expect(await rows.changed()).toEqual([]);
  });
});

describe('within the transaction', () => {
  const sessionOf = (userId: string) =>
    server.root.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();

  /** Tries to write as an operation that passed the policy a moment ago. */
  async function write(door: 'asActor' | 'asSystem'): Promise<string> {
    const { id: userId } = actors.admin;
    const { id: sessionId } = await sessionOf(userId);
    const actor = { as: 'staff', role: 'admin', userId, sessionId } as const;
    const { database } = withRecentSignIn(server.platform, actor);
    const work = async () => 'written';
    const done = door === 'asActor' ? database.asActor(actor, work) : database.asSystem('test', work);
    return done.catch((error: { code: string }) => error.code);
  }

  test.each(['asActor', 'asSystem'] as const)('%s asks once more', async (door) => {
    expect(await write(door)).toBe('sign_in_again');
    await signedIn(0);
    expect(await write(door)).toBe('written');
    const { id } = await sessionOf(actors.admin.id);
    await server.root
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'signed_out' })
      .where('id', '=', id)
      .execute();
    expect(await write(door)).toBe('sign_in_again');
  });
});
