import { describe, expect, test } from 'vitest';
import { claim, freshStart, raceForAdmin, startNaiveSetup } from '#tests/support/admin-race.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const refused = 'Invalid admin key or admin already exists';

async function somebody() {
  const person = await server.aPerson();
  return { person, headers: await server.signedIn(person) };
}

const messageOf = async (answer: Response) => (await answer.json()).error.message;

const roleOf = (userId: string) =>
  server.root.selectFrom('user_roles').where('user_id', '=', userId).select('role').executeTakeFirst();

describe('the first admin', () => {
  test('is whoever has the key; spaces around it do not matter', async () => {
    const key = await freshStart(server);
    const { person, headers } = await somebody();
    const answer = await claim(server.url, headers, `  ${key}\n`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ role: 'admin' });
    const account = await (await fetch(`${server.url}/api/account`, { headers: { ...headers } })).json();
    expect(account).toMatchObject({ role: 'admin', abilities: { manage_settings: true } });
    const audit = server.root.selectFrom('audit_log').where('action', '=', 'account.became_first_admin');
    expect(await audit.select('owner_id').execute()).toEqual([{ owner_id: person.id }]);
  });

  test('is signed out everywhere else', async () => {
    const key = await freshStart(server);
    const { person, headers } = await somebody();
    const elsewhere = await server.signedIn(person);
    await claim(server.url, headers, key);
    expect((await fetch(`${server.url}/api/account`, { headers: { ...elsewhere } })).status).toBe(401);
  });

  test('is nobody without the key, and every refusal reads the same', async () => {
    const key = await freshStart(server);
    const { person, headers } = await somebody();
    const wrong = await claim(server.url, headers, `${key}x`);
    expect([wrong.status, await messageOf(wrong)]).toEqual([422, refused]);
    expect(await roleOf(person.id)).toBeUndefined();

    await claim(server.url, (await somebody()).headers, key);
    const late = await claim(server.url, headers, key);
    expect([late.status, await messageOf(late)]).toEqual([422, refused]);
  });

  test('is nobody who has not signed in', async () => {
    const key = await freshStart(server);
    const { headers } = await somebody();
    expect((await claim(server.url, { ...headers, cookie: '' }, key)).status).toBe(401);
    expect((await claim(server.url, { ...headers, authorization: '' }, key)).status).toBe(401);
  });

  test('uses the key once: ten more tries by ten people make nobody admin', async () => {
    const key = await freshStart(server);
    const first = await somebody();
    await claim(server.url, first.headers, key);
    for (let other = 0; other < 10; other += 1) {
      const { person, headers } = await somebody();
      expect((await claim(server.url, headers, key)).status).toBe(422);
      expect(await roleOf(person.id)).toBeUndefined();
    }
  });

  test('is not made when an admin came about in another way', async () => {
    const key = await freshStart(server);
    await server.aPerson({ role: 'admin' });
    const { headers } = await somebody();
    expect((await claim(server.url, headers, key)).status).toBe(422);
  });

  test('is not made where no key was ever made', async () => {
    await freshStart(server);
    await server.root.deleteFrom('admin_setup').execute();
    const { headers } = await somebody();
    expect((await claim(server.url, headers, 'x')).status).toBe(422);
  });
});

describe('guessing', () => {
  test('is over after five tries of a person, also with the right key, for a quarter of an hour', async () => {
    const key = await freshStart(server);
    const { person, headers } = await somebody();
    for (let guess = 0; guess < 5; guess += 1) await claim(server.url, headers, `guess ${guess}`);
    const sixth = await claim(server.url, headers, key);
    expect([sixth.status, await messageOf(sixth)]).toEqual([422, refused]);
    expect(await roleOf(person.id)).toBeUndefined();

    server.passTime(15 * 60 * 1000);
    const later = await server.signedIn(person);
    expect((await claim(server.url, later, key)).status).toBe(200);
  });

  test('is over after twenty tries from one address', async () => {
    const key = await freshStart(server);
    for (let guess = 0; guess < 20; guess += 1) await claim(server.url, (await somebody()).headers, 'guess');
    expect((await claim(server.url, (await somebody()).headers, key)).status).toBe(422);
  });

  test('many times at once is as many tries', async () => {
    const key = await freshStart(server);
    const { headers } = await somebody();
    const guesses = Array.from({ length: 40 }, (_, place) =>
      claim(server.url, headers, place < 39 ? 'guess' : key),
    );
    await Promise.all(guesses);
    const rows = await server.root.selectFrom('rate_limits').select('hits').execute();
    expect(rows.map(({ hits }) => hits)).toEqual([40, 40]);
  });

  test('leaves neither key nor guess nor address in the log or the counters', async () => {
    const key = await freshStart(server);
    const { headers } = await somebody();
    await claim(server.url, headers, 'a-guess-that-is-easy-to-find');
    await claim(server.url, headers, key);
    const log = server.lines.join('\n');
    expect(log).not.toContain(key);
    expect(log).not.toContain('a-guess-that-is-easy-to-find');
    const rows = await server.root.selectFrom('rate_limits').select('bucket').execute();
    expect(rows.every(({ bucket }) => bucket.length === 32 && !bucket.includes('127.0.0.1'))).toBe(true);
  });
});

describe('twenty people with the right key at once', () => {
  // 25 s on two idle cores.
  test('make one admin, 200 times over', { timeout: 180_000 }, async () => {
    const results = await raceForAdmin(server, 200);
    expect(results).toEqual(Array(200).fill({ admins: 1, told: 1 }));
  });

  test('make several where the check and the claim are two steps, so the race would notice', async () => {
    const naive = await startNaiveSetup(server);
    const results = await raceForAdmin(server, 5, naive.url);
    await naive.stop();
    expect(results.some(({ admins }) => admins > 1)).toBe(true);
  });
});
