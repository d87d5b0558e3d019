import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { hashSecret } from '#platform/server/secrets.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const server = aServer();

const ask = (headers: Partial<SignedIn>, path = '/api/account', method = 'GET') =>
  fetch(server.url + path, { method, headers: headers as Record<string, string> });

async function maria() {
  const person = await server.aPerson();
  return { person, headers: await server.signedIn(person) };
}

const sessionOf = (headers: SignedIn) =>
  server.root
    .selectFrom('sessions')
    .where('cookie_hash', '=', hashSecret(headers.cookie.split('=')[1] ?? ''))
    .selectAll()
    .executeTakeFirstOrThrow();

describe('a token and its cookie', () => {
  test('together are let in', async () => {
    const { person, headers } = await maria();
    const answer = await ask(headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id: person.id });
  });

  test('apart are worth nothing', async () => {
    const { headers } = await maria();
    const other = await maria();
    expect((await ask({ authorization: headers.authorization })).status).toBe(401);
    expect((await ask({ cookie: headers.cookie })).status).toBe(401);
    expect((await ask({ authorization: headers.authorization, cookie: other.headers.cookie })).status).toBe(
      401,
    );
    const sameName = headers.cookie.replace(/=.*/, `=${'x'.repeat(43)}`);
    expect((await ask({ authorization: headers.authorization, cookie: sameName })).status).toBe(401);
    const otherPort = headers.cookie.replace(/^rumo-\d+/, 'rumo-1');
    expect((await ask({ authorization: headers.authorization, cookie: otherPort })).status).toBe(401);
  });

  test('are let in by a header that is the word Bearer and a token, and nothing else', async () => {
    const { headers } = await maria();
    const { authorization, cookie } = headers;
    expect((await ask({ authorization: authorization.replace('Bearer', 'bearer'), cookie })).status).toBe(
      200,
    );
    for (const other of [`Basic ${authorization}`, `${authorization} more`, `${authorization},x`])
      expect((await ask({ authorization: other, cookie })).status).toBe(401);
  });

  test('of another session of the same person do not go together', async () => {
    const { person, headers } = await maria();
    const second = await server.signedIn(person);
    expect((await ask({ authorization: headers.authorization, cookie: second.cookie })).status).toBe(401);
  });
});

describe('a token', () => {
  test('is over after ten minutes, to the second', async () => {
    const { headers } = await maria();
    server.passTime(sessionLimits.accessToken - 2_000);
    expect((await ask(headers)).status).toBe(200);
    server.passTime(2_000);
    expect((await ask(headers)).status).toBe(401);
  });

  test('signed by somebody else, or changed, proves nothing', async () => {
    const { person, headers } = await maria();
    const session = await sessionOf(headers);
    const [header = '', payload = '', signature = ''] = headers.authorization
      .slice('Bearer '.length)
      .split('.');
    const claims = { session_id: session.id };
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const forge = (token: SignJWT) =>
      token
        .setSubject(person.id)
        .setIssuer(`${server.url}/auth/v1`)
        .setAudience('authenticated')
        .setIssuedAt()
        .setExpirationTime('10m');
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const forged = [
      await forge(new SignJWT(claims)).setProtectedHeader({ alg: 'ES256', kid }).sign(stranger),
      await forge(new SignJWT(claims)).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.alloc(32, 1)),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${Buffer.from(JSON.stringify({ sub: person.id, ...claims })).toString('base64url')}.${signature}`,
      'not.a.token',
      'x',
    ];
    for (const token of forged) {
      expect((await ask({ ...headers, authorization: `Bearer ${token}` })).status).toBe(401);
    }
    expect(
      (await ask({ ...headers, authorization: headers.authorization.replace('Bearer', 'Basic') })).status,
    ).toBe(401);
  });

  test('still counts after the keys have rotated, until it is over', async () => {
    const { headers } = await maria();
    const month = 31 * 24 * 60 * 60 * 1000;
    await server.root
      .updateTable('signing_keys')
      .set({ created_at: new Date(Date.now() - month) })
      .execute();
    server.passTime(2 * 60 * 1000);
    const after = await maria();
    const kidOf = ({ authorization }: SignedIn) =>
      JSON.parse(Buffer.from(authorization.slice(7).split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kidOf(after.headers)).not.toBe(kidOf(headers));
    expect((await ask(headers)).status).toBe(200);
    expect((await ask(after.headers)).status).toBe(200);
    const published = await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json();
    expect(published.keys.map(({ kid }: { kid: string }) => kid)).toContain(kidOf(headers));
    expect(JSON.stringify(published)).not.toContain('"d"');
  });

  test('of another process on the same database is understood at once', async () => {
    const { accessTokens } = await import('#platform/server/identity/access-tokens.ts');
    const { platform } = server;
    await maria();
    await server.root.updateTable('signing_keys').set({ retired_at: platform.clock() }).execute();
    const other = accessTokens({ ...platform, publicUrl: platform.env.publicUrl });
    const { person, headers } = await maria();
    const { token } = await other.sign({ userId: person.id, sessionId: (await sessionOf(headers)).id });
    server.passTime(1_000);
    expect((await ask({ ...headers, authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

describe('what happens to a person counts from the next request on', () => {
  test('signed out here', async () => {
    const { person, headers } = await maria();
    const elsewhere = await server.signedIn(person);
    const out = await ask(headers, '/auth/v1/logout?scope=local', 'POST');
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect((await ask(headers)).status).toBe(401);
    expect((await ask(elsewhere)).status).toBe(200);
  });

  test('signed out everywhere', async () => {
    const { person, headers } = await maria();
    const elsewhere = await server.signedIn(person);
    const stranger = await maria();
    const answer = await ask(headers, '/auth/v1/logout', 'POST');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^rumo-\d+=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await ask(headers)).status).toBe(401);
    expect((await ask(elsewhere)).status).toBe(401);
    expect((await ask(stranger.headers)).status).toBe(200);
  });

  test('signed out everywhere else', async () => {
    const { person, headers } = await maria();
    const elsewhere = await server.signedIn(person);
    expect((await ask(headers, '/auth/v1/logout?scope=others', 'POST')).status).toBe(204);
    expect((await ask(elsewhere)).status).toBe(401);
    expect((await ask(headers)).status).toBe(200);
  });

  test('one session ended from the list; those of others cannot be', async () => {
    const { person, headers } = await maria();
    const elsewhere = await server.signedIn(person);
    const stranger = await maria();
    const { sessions } = await (await ask(headers, '/api/account/sessions')).json();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((row: { is_current: boolean }) => row.is_current)).toHaveLength(1);

    const { id } = await sessionOf(elsewhere);
    expect((await ask(stranger.headers, `/api/account/sessions/${id}`, 'DELETE')).status).toBe(404);
    expect((await ask(elsewhere)).status).toBe(200);
    expect((await ask(headers, `/api/account/sessions/${id}`, 'DELETE')).status).toBe(204);
    expect((await ask(elsewhere)).status).toBe(401);
  });

  test('account closed', async () => {
    const { person, headers } = await maria();
    await server.root
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    expect((await ask(headers)).status).toBe(401);
  });

  test('account deleted', async () => {
    const { person, headers } = await maria();
    await server.root.deleteFrom('accounts').where('id', '=', person.id).execute();
    expect((await ask(headers)).status).toBe(401);
  });

  test('promoted, then demoted', async () => {
    const { person, headers } = await maria();
    expect((await ask(headers, '/api/office/overview')).status).toBe(403);
    await server.root.insertInto('user_roles').values({ user_id: person.id, role: 'moderator' }).execute();
    expect((await ask(headers, '/api/office/overview')).status).toBe(200);
    await server.root.deleteFrom('user_roles').where('user_id', '=', person.id).execute();
    expect((await ask(headers, '/api/office/overview')).status).toBe(403);
    expect((await ask(headers)).status).toBe(200);
  });

  test('demoted in the middle of a stream of requests: none gets through afterwards', async () => {
    await server.aPerson({ role: 'admin' });
    const person = await server.aPerson({ role: 'admin' });
    const headers = await server.signedIn(person);
    let demotedAt = Number.POSITIVE_INFINITY;
    const stream = Array.from({ length: 50 }, async (_, place) => {
      if (place === 25) {
        await server.root.deleteFrom('user_roles').where('user_id', '=', person.id).execute();
        demotedAt = performance.now();
      }
      const startedAt = performance.now();
      const answer = await ask(headers, '/api/office/overview');
      return { startedAt, status: answer.status };
    });
    const answers = await Promise.all(stream);
    const after = await Promise.all(Array.from({ length: 20 }, () => ask(headers, '/api/office/overview')));
    const late = answers.filter(({ startedAt, status }) => startedAt > demotedAt && status === 200);
    expect(late).toEqual([]);
    expect(after.every(({ status }) => status === 403)).toBe(true);
  });
});

test('no log line holds an address, a token or a cookie', async () => {
  const { person, headers } = await maria();
  await ask(headers);
  await ask({ ...headers, cookie: 'rumo-1=zzz' });
  const log = server.lines.join('\n');
  expect(log.length).toBeGreaterThan(0);
  expect(log).not.toContain(person.email);
  expect(log).not.toContain('@example.com');
  expect(log).not.toContain(headers.cookie.split('=')[1]);
  expect(log).not.toContain(headers.authorization.slice(7, 40));
});
