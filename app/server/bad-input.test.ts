import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { breakOff } from '#tests/support/break-off.ts';
import type { SignedIn } from '#tests/support/server.ts';
import { aServer } from '#tests/support/server.ts';
import { routes } from './routes.ts';

const server = aServer();
let admin: SignedIn;
beforeAll(async () => {
  admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
});

const secret = 'Marguerite-Dubois-P1234567';
const deep = `${'['.repeat(400_000)}1${']'.repeat(400_000)}`;
const bodies: [string, string, string | Uint8Array<ArrayBuffer>, number][] = [
  ['malformed JSON', 'application/json', `{"name": "${secret}"`, 400],
  ['invalid UTF-8', 'application/json', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
  ['a form', 'application/x-www-form-urlencoded', `name=${secret}`, 415],
  ['JSON 400,000 deep', 'application/json', deep, 413],
  ['JSON 1,000 deep', 'application/json', `${'['.repeat(1_000)}${']'.repeat(1_000)}`, 400],
  ['a list', 'application/json', '[]', 400],
  [
    'unknown keys',
    'application/json',
    `{"user_id": "${randomUUID()}", "role": "admin", "note": "${secret}"}`,
    400,
  ],
  ['a prototype', 'application/json', '{"__proto__": {"role": "admin"}, "constructor": 1}', 400],
];

/** Names that are not ids stand in a list of their own: any of the list will do. */
const known: Record<string, string> = {
  item_id: 'nif-portal',
  question_id: 'purpose-why',
  kind: 'appointment',
  paper: 'birth-certificate',
};
const pathOf = (path: string, id: () => string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? id());

const takingJson = routes.filter(({ contract }) => contract.body !== undefined && contract.body !== 'bytes');

test.each(bodies)(
  '%s is refused by every route, and nothing of it is kept',
  async (_name, type, body, status) => {
    for (const { contract, policy } of takingJson) {
      const before = await rowsOfEverything();
      const address = server.url + pathOf(contract.path, () => randomUUID());
      const answer = await fetch(address, {
        method: contract.method.toUpperCase(),
        headers: { ...(policy === 'public' ? {} : admin), 'content-type': type },
        body,
      });
      // A route with a query says first that the query is missing.
      expect(answer.status, `${contract.method} ${contract.path}`).toBe(contract.query ? 400 : status);
      expect(await answer.text()).not.toContain(secret);
      expect(await rowsOfEverything(), contract.path).toEqual(before);
    }
    expect(server.lines.join('\n')).not.toContain(secret);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  },
);

test.each([
  [
    'a lying Content-Length',
    `PUT /api/profile HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"`,
  ],
  ['a line that is not HTTP', 'PASSPORT ../../etc/passwd\r\n\r\n'],
  ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`],
])('the server survives %s', async (_name, bytes) => {
  const socket = connect(server.platform.env.port, '127.0.0.1');
  // The server may hang up on us in the middle of it.
  socket.on('error', () => {});
  socket.end(bytes);
  socket.resume();
  await new Promise((closed) => socket.once('close', closed));
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('a request with two lengths is refused, and what it hides is not read as another (request smuggling)', async () => {
  const socket = connect(server.platform.env.port, '127.0.0.1');
  socket.write(
    'POST /api/admin-setup HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/live HTTP/1.1\r\nHost: x\r\n\r\n',
  );
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

test('whoever breaks off in the middle of a body is no failure of ours, whatever they were sending', async () => {
  const taking = routes.filter(({ contract }) => contract.body !== undefined);
  for (const { contract } of taking) {
    const before = server.lines.length;
    const path = pathOf(contract.path, () => randomUUID());
    await breakOff(`${server.url}${path}?grant_type=pkce`, {
      method: contract.method.toUpperCase(),
      headers: {
        ...admin,
        'Content-Type': `application/${contract.path.endsWith('attachments') ? 'pdf' : 'json'}`,
      },
    });
    const name = `${contract.method} ${contract.path}`;
    await expect
      .poll(() => server.lines.slice(before).join(''), { message: name })
      .toContain('"msg":"request"');
    const said = server.lines.slice(before).map((line): { level: number } => JSON.parse(line));
    expect(Math.max(...said.map(({ level }) => level)), name).toBeLessThan(50);
  }
  expect(taking.length).toBeGreaterThan(60);
});

test('ids that are none answer like ids that are not there', async () => {
  for (const { contract, policy } of routes) {
    if (!contract.params || policy === 'link' || contract.body) continue;
    const ask = async (id: string) => {
      const path = pathOf(contract.path, () => encodeURIComponent(id));
      const answer = await fetch(server.url + path, {
        method: contract.method.toUpperCase(),
        headers: { ...admin },
      });
      return { status: answer.status, body: (await answer.text()).replace(/"request_id":"[^"]+"/, '') };
    };
    const missing = await ask(randomUUID());
    expect(missing.status).toBe(404);
    for (const id of ['1', '../x', "' or 1=1 --", '\0', '\u202e'])
      expect(await ask(id), contract.path).toEqual(missing);
  }
});

test('what the database could not keep is refused as bad input, and is no failure of ours', async () => {
  for (const path of [
    'analytics?source=%00',
    'landing-pages?q=%00',
    'applications?q=a%00b',
    'support?q=%00',
  ]) {
    const answer = await fetch(`${server.url}/api/office/${path}`, { headers: { ...admin } });
    expect(answer.status, path).toBe(400);
  }
  const named = (name: string) =>
    fetch(`${server.url}/api/office/experiments`, {
      method: 'POST',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        client_key: randomUUID(),
        variants: ['A', 'B'].map((variant_name) => ({ variant_name, traffic_weight: 50 })),
      }),
    });
  expect((await named('a\0b')).status).toBe(400);
  // The letters of its escape are words like others.
  expect((await named('a\\u0000b')).status).toBe(200);
});

/** How many rows each table holds, and when each of the few that may change did. */
async function rowsOfEverything(): Promise<Record<string, string>> {
  const counts: Record<string, string> = {};
  for (const table of [
    'accounts',
    'profiles',
    'visa_applications',
    'documents',
    'user_roles',
    'audit_log',
  ] as const) {
    const { count } = await server.root
      .selectFrom(table)
      .select((where) => where.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}
