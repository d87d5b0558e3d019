import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#tests/support/factories.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const server = aServer();
let ana: SignedIn;
let caseId: string;

async function add(people: number): Promise<void> {
  for (let made = 0; made < people; made += 1) {
    const owner: Person = await server.aPerson({ profile: {} });
    const application = await server.anApplication({ owner });
    await server.aDocument({ application });
    await server.aMessage({ from: owner });
    caseId = application.id;
  }
}

beforeAll(async () => {
  ana = await server.signedIn(await server.aPerson({ role: 'admin' }));
  await add(2);
});

/** Who is asking, the frame of a transaction, and the mark of a session's last use, once a minute. */
const frame = /app\.find_session|^begin|^commit$|^update "sessions" set "last_seen_at"/;

/** The statements that one request sends to the database besides its frame. */
async function statementsOf(path: string): Promise<string[]> {
  const sent: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await fetch(`${server.url}${path}`, { headers: { ...ana } });
    expect(answer.status).toBe(200);
    await answer.text();
    for (const [first] of query.mock.calls as unknown as [string | { text: string }][]) {
      sent.push(typeof first === 'string' ? first : first.text);
    }
  } finally {
    query.mockRestore();
  }
  return sent.filter((text) => !frame.test(text));
}

test.each([
  ['the applications', 1, '/api/office/applications'],
  ['applications of a status', 1, '/api/office/applications?status=started'],
  ['applications that a search finds', 1, '/api/office/applications?q=example&dir=asc'],
  ['the next page of applications', 1, '/api/office/applications?limit=1&cursor=CURSOR'],
  ['the people', 1, '/api/office/accounts'],
  ['people whom a search finds', 1, '/api/office/accounts?q=example'],
  ['the messages', 1, '/api/office/support'],
  ['messages that a search finds', 1, '/api/office/support?q=apostille&status=open'],
  ['a view of the messages', 1, '/api/office/support?view=waiting'],
  ['the overview', 5, '/api/office/overview'],
  ['a case', 20, '/api/office/applications/CASE'],
])('%s: %i, however many there are', async (_what, expected, path) => {
  const first = await fetch(`${server.url}/api/office/applications?limit=1`, { headers: { ...ana } });
  const { next_cursor } = (await first.json()) as { next_cursor: string };
  const filled = path.replace('CURSOR', next_cursor).replace('CASE', caseId);
  const few = await statementsOf(filled);
  expect(few, few.join('\n')).toHaveLength(expected);
  await add(3);
  const more = await statementsOf(filled);
  expect(more, more.join('\n')).toHaveLength(expected);
});
