import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { exportMessages, listMessages, type SupportView } from '../contract/support.ts';

const { database, aPerson, aMessage, asApplicant, root } = aDatabase();
const call = callsOf(database);

beforeEach(async () => {
  await root.deleteFrom('support_messages').execute();
});

const replied = (message: { id: string; user_id: string }, body: string) =>
  root
    .insertInto('support_replies')
    .values({ message_id: message.id, user_id: message.user_id, author_id: null, from_staff: true, body })
    .execute();

interface Query {
  q: string;
  limit?: number;
  view?: SupportView;
  dir?: 'asc' | 'desc';
}

async function subjects(query: Query): Promise<string[]> {
  const tiago = await aPerson({ role: 'moderator' });
  return (await call(tiago, listMessages, { query })).messages.map(({ subject }) => subject);
}

/** Reads all pages, a few rows at a time. */
async function readAll(query: Query) {
  const tiago = await aPerson({ role: 'moderator' });
  const read: { subject: string; excerpt: unknown }[] = [];
  const totals = new Set<number>();
  let cursor: string | undefined;
  do {
    const page = await call(tiago, listMessages, { query: { ...query, cursor } });
    expect(page.messages.length).toBeLessThanOrEqual(query.limit ?? 50);
    read.push(...page.messages);
    totals.add(page.total);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return { read, totals: [...totals] };
}

test('finds by a word of the first message or of a reply, after subject and name, and quotes it in one line', async () => {
  const from = await aPerson({ profile: { full_name: 'Frank DiMarco' } });
  const tiago = await aPerson({ role: 'moderator' });
  await aMessage({
    from,
    subject: 'Apostille',
    message: 'Which state?',
    created_at: '2027-01-01',
  });
  const lease = await aMessage({
    from,
    subject: 'Lease',
    message: 'Signed twice?',
    created_at: '2027-01-02',
  });
  await replied(
    lease,
    'Please send us\nthe original <b>and</b> a copy with its Apostilles, because both were asked for.',
  );
  await aMessage({ from, subject: 'Bank', message: 'Is APOSTILLE-like enough?', created_at: '2027-01-03' });
  const { messages, total } = await call(tiago, listMessages, { query: { q: 'apostille' } });
  expect(total).toBe(3);
  expect(messages.map(({ subject, excerpt }) => ({ subject, excerpt }))).toEqual([
    { subject: 'Apostille', excerpt: null },
    { subject: 'Bank', excerpt: { before: 'Is ', word: 'APOSTILLE', after: '-like enough?' } },
    {
      subject: 'Lease',
      excerpt: {
        before: '…<b>and</b> a copy with its ',
        word: 'Apostilles',
        after: ', because both were asked for.',
      },
    },
  ]);
});

test('a word is found from its beginning, in any letters, and each typed word must be there', async () => {
  await aMessage({ subject: 'one', message: 'A declaração de união, from rumo.example/fees_2027' });
  for (const q of ['DECLARA', 'união', 'rumo', 'example fees', 'uniã 2027', '(fees)'])
    expect([q, await subjects({ q })]).toEqual([q, ['one']]);
  for (const q of ['claração', 'união other', '%', "x' | 'declara"])
    expect([q, await subjects({ q })]).toEqual([q, []]);
});

test('private notes are not searched, and a word of 5,000 letters is kept', async () => {
  const message = await aMessage({ subject: 'one', message: 'a'.repeat(5000) });
  await root
    .insertInto('support_notes')
    .values({ message_id: message.id, body: 'secretly', client_key: crypto.randomUUID() })
    .execute();
  expect(await subjects({ q: 'secretly' })).toEqual([]);
  expect(await subjects({ q: 'a'.repeat(150) })).toEqual(['one']);
});

test('a conversation with more words than a column holds still takes replies', async () => {
  const message = await aMessage({ subject: 'one' });
  await sql`update support_messages set words = array_to_tsvector(array(
    select 'word' || n from generate_series(1, 90000) as n))`.execute(root);
  await replied(message, 'unfindable');
  expect(await subjects({ q: 'unfindable' })).toEqual([]);
  expect(await root.selectFrom('support_replies').select('body').execute()).toEqual([{ body: 'unfindable' }]);
});

test('a cursor of a place that the list does not have is refused', async () => {
  const tiago = await aPerson({ role: 'moderator' });
  for (const cursor of ['9.x', '0.x', 'x', '1.'])
    expect((await refusalOf(call(tiago, listMessages, { query: { cursor } }))).code).toBe('invalid_input');
});

test('a person still writes, and cannot choose the words they are found by', async () => {
  const person = await aPerson();
  const written = { user_id: person.id, subject: 'one', message: 'found' };
  await asApplicant(person, (tx) => tx.insertInto('support_messages').values(written).execute());
  expect(await subjects({ q: 'found' })).toEqual(['one']);
  await expect(
    asApplicant(person, (tx) =>
      tx
        .insertInto('support_messages')
        .values({ ...written, words: `'other'` })
        .execute(),
    ),
  ).rejects.toThrow(/permission denied/);
});

const vocabulary = ['lease', 'leased', 'bank', 'apostille', 'Bank', 'le'];
const aWord = fc.constantFrom(...vocabulary);
const words = fc.array(aWord, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
const conversation = fc.record({
  subject: words,
  message: words,
  replies: fc.array(words, { maxLength: 2 }),
  /** Few moments, so that many conversations have the same. */
  hours: fc.integer({ min: 1, max: 4 }),
  waits: fc.boolean(),
});
const world = fc.array(conversation, { maxLength: 14 });
const asked = fc.record({
  q: fc.constantFrom('lease', 'LE', 'bank', 'bank le', 'apostille', 'ease', 'k'),
  limit: fc.integer({ min: 1, max: 6 }),
  view: fc.constantFrom(undefined, 'unassigned', 'waiting'),
  dir: fc.constantFrom('asc', 'desc'),
} as const);

interface Row {
  id: string;
  subject: string;
  created_at: Date;
  waiting_since: Date | null;
  texts: string[];
}

/** What the list must hold, worked out from the rows one by one. */
function expectedOf(rows: Row[], { q, view, dir }: Query): string[] {
  const typed = q.toLowerCase();
  const isNamed = ({ subject }: Row) => subject.toLowerCase().includes(typed);
  const saidBy = ({ texts }: Row) => texts.flatMap((text) => text.toLowerCase().split(' '));
  const isSaid = (row: Row) =>
    typed.split(' ').every((word) => saidBy(row).some((said) => said.startsWith(word)));
  const waiting = (row: Row) => row.waiting_since !== null;
  const ordered = (some: Row[], timeOf: (row: Row) => Date | null) => {
    const sign = view || dir === 'asc' ? 1 : -1;
    return some.sort((a, b) => sign * (Number(timeOf(a)) - Number(timeOf(b)) || (a.id < b.id ? -1 : 1)));
  };
  const inOrder = (some: Row[]) => {
    if (!view) return ordered(some, (row) => row.created_at);
    const first = ordered(some.filter(waiting), (row) => row.waiting_since);
    if (view === 'waiting') return first;
    return [
      ...first,
      ...ordered(
        some.filter((row) => !waiting(row)),
        (row) => row.created_at,
      ),
    ];
  };
  return [
    ...inOrder(rows.filter(isNamed)),
    ...inOrder(rows.filter((row) => !isNamed(row) && isSaid(row))),
  ].map(({ id }) => id);
}

test('every match comes once: subject and name first, each part in the order of its list, on pages of any size', async () => {
  const from = await aPerson({ profile: { full_name: 'Ruth' } });
  await fc.assert(
    fc.asyncProperty(
      world,
      fc.array(asked, { minLength: 3, maxLength: 3 }),
      async (conversations, queries) => {
        await root.deleteFrom('support_messages').execute();
        const rows: Row[] = [];
        for (const { subject, message, replies, hours, waits } of conversations) {
          const created_at = new Date(Date.UTC(2027, 0, 1, hours));
          const made = await aMessage({ from, subject, message, created_at, waiting_since: created_at });
          for (const body of replies) await replied(made, body);
          const waiting_since = waits ? created_at : null;
          await root
            .updateTable('support_messages')
            .set({ waiting_since })
            .where('id', '=', made.id)
            .execute();
          rows.push({ id: made.id, subject, created_at, waiting_since, texts: [message, ...replies] });
        }
        for (const query of queries) {
          const { read, totals } = await readAll(query);
          const expected = expectedOf(rows, query);
          expect(read.map((row) => (row as unknown as Row).id)).toEqual(expected);
          expect(totals).toEqual([expected.length]);
          const named = expected.filter((id) =>
            rows
              .find((row) => row.id === id)
              ?.subject.toLowerCase()
              .includes(query.q.toLowerCase()),
          ).length;
          expect(read.map(({ excerpt }) => excerpt === null)).toEqual(read.map((_, at) => at < named));
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('among thousands the rare words come from the index, the frequent ones along the list, none twice', async () => {
  const from = await aPerson({ profile: { full_name: 'Ruth' } });
  await sql`insert into support_messages (user_id, subject, message, created_at)
    select ${from.id}, case when n % 500 = 0 then 'Rare ' else 'Plain ' end || n,
      'Common' || case when n % 251 = 0 then ' rarely' else '' end, timestamptz '2027-01-01' + n * interval '1 minute'
    from generate_series(1, 2600) as n`.execute(root);
  const rare = await readAll({ q: 'rare', limit: 4 });
  const numbers = (step: number) =>
    Array.from({ length: Math.floor(2600 / step) }, (_, at) => step * (at + 1)).reverse();
  expect(rare.read.map(({ subject }) => subject)).toEqual([
    ...numbers(500).map((n) => `Rare ${n}`),
    ...numbers(251).map((n) => `Plain ${n}`),
  ]);
  expect(rare.totals).toEqual([15]);

  const common = await readAll({ q: 'common', limit: 100 });
  expect(common.read.length).toBe(2600);
  expect(new Set(common.read.map(({ subject }) => subject)).size).toBe(2600);
  expect(common.totals).toEqual([1000]);

  const tiago = await aPerson({ role: 'moderator' });
  const file = await call(tiago, exportMessages, { query: { q: 'common' } });
  expect(file.headers.get('Rumo-Rows')).toBe('2600');
  expect((await file.text()).trim().split('\n').length).toBe(2601);
});
