import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aServer } from '#tests/support/server.ts';
import { routes } from './routes.ts';

const server = aServer();

const guarded = routes.filter(
  ({ policy }) => policy === 'person' || policy === 'staff' || policy === 'admin',
);

/** Who is let in: the answer to everybody else must not depend on what they sent. */
const welcome: Record<string, readonly string[]> = {
  person: ['user', 'moderator', 'admin'],
  staff: ['moderator', 'admin'],
  admin: ['admin'],
};

async function ask(route: (typeof routes)[number], headers: Record<string, string>) {
  const path = route.contract.path.replaceAll(/\{\w+\}/g, () => randomUUID());
  const answer = await fetch(server.url + path, { method: route.contract.method.toUpperCase(), headers });
  // A stream of events never ends by itself; whoever got one was let in.
  const endless = answer.ok && route.contract.response === 'events';
  const body = endless ? ((await answer.body?.cancel()) ?? '') : await answer.text();
  return { status: answer.status, code: /"code":"(\w+)"/.exec(body)?.[1] };
}

test('nobody enters a guarded route without a session', async () => {
  for (const route of guarded) {
    expect(await ask(route, {}), route.contract.path).toEqual({ status: 401, code: 'not_authenticated' });
  }
});

test('neither half of a session is enough', async () => {
  const { authorization, cookie } = await server.signedIn(await server.aPerson({ role: 'admin' }));
  for (const route of guarded) {
    expect((await ask(route, { authorization })).status, route.contract.path).toBe(401);
    expect((await ask(route, { cookie })).status, route.contract.path).toBe(401);
  }
});

test.each(['user', 'moderator', 'admin'] as const)(
  '%s is let in where the policy says so and nowhere else',
  async (role) => {
    const person = await server.aPerson({ role });
    for (const route of guarded) {
      // Signed in anew each time: some of these routes end the session they are asked with.
      const { status } = await ask(route, { ...(await server.signedIn(person)) });
      const refused = status === 401 || status === 403;
      expect(
        refused,
        `${route.policy} ${route.contract.method} ${route.contract.path} as ${role}: ${status}`,
      ).toBe(!welcome[route.policy]?.includes(role));
    }
  },
);

test('somebody whose role, account or session was taken away is refused at the next request', async () => {
  const routesOfStaff = guarded.filter(({ policy }) => policy !== 'person');
  const moderator = await server.aPerson({ role: 'moderator' });
  const demoted = await server.signedIn(moderator);
  await server.root.deleteFrom('user_roles').where('user_id', '=', moderator.id).execute();
  for (const route of routesOfStaff) expect((await ask(route, { ...demoted })).status).toBe(403);

  const person = await server.aPerson({ role: 'admin' });
  const deactivated = await server.signedIn(person);
  await server.root
    .updateTable('accounts')
    .set({ deactivated_at: new Date() })
    .where('id', '=', person.id)
    .execute();
  for (const route of guarded) expect((await ask(route, { ...deactivated })).status).toBe(401);
});
