import { beforeAll, expect, test } from 'vitest';
import { decideApplication, undoDecision } from '#features/applications/contract/applications.ts';
import { endPresence, notePresence } from '#features/presence/contract.ts';
import { openDocument } from '#features/reviews/contract.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listCasesWaiting, listWaiting } from '../contract.ts';

const { database, aDocument, aPerson, anApplication, aMessage, asSystem, root } = aDatabase();
const call = callsOf(database, { secrets: createSecrets(Buffer.alloc(32, 1)) });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

let tiago: Person;
let maria: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator' });
  maria = await aPerson({ profile: { full_name: 'Maria Whitaker' } });
});

const aCase = (hours: number, wish: object = {}) =>
  anApplication({ status: 'under_review', review_requested_at: hoursAgo(hours), ...wish });

async function aQuestion(hours: number, wish: object = {}) {
  const message = await aMessage({ from: maria, status: 'open', ...wish });
  await root
    .updateTable('support_messages')
    .set({ waiting_since: hoursAgo(hours) })
    .where('id', '=', message.id)
    .execute();
  return message;
}

const waiting = async () => (await call(tiago, listWaiting, {})).waiting;

test('what waits comes with its person, the most over its promise first, and says whether it is over', async () => {
  expect(await waiting()).toEqual([]);
  const spouse = await aCase(30, { owner: maria, applicant: 'spouse', applicant_name: 'Paul' });
  const own = await aCase(2, { owner: maria, assigned_to: tiago.id });
  const question = await aQuestion(40, { subject: 'Apostille' });
  await anApplication({ status: 'in_progress' });
  const answered = await aMessage({ status: 'resolved' });
  expect(answered.waiting_since).toBeNull();
  const asleep = await aQuestion(99);
  await root
    .updateTable('support_messages')
    .set({ snoozed_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', asleep.id)
    .execute();

  const found = await waiting();
  // The message is promised within a day, the cases within two business days.
  expect(found.map(({ id }) => id)).toEqual([question.id, spouse.id, own.id]);
  expect(found).toMatchObject([
    { kind: 'message', name: 'Maria Whitaker', about: 'Apostille', mine: false, over: true },
    { kind: 'case', name: 'Paul', about: null, mine: false, over: false },
    { kind: 'case', name: 'Maria Whitaker', mine: true },
  ]);
  expect(Math.abs(Date.parse(found[0]?.since ?? '') - hoursAgo(40).getTime())).toBeLessThan(60_000);
  const scoped = async (whose: 'mine' | 'unassigned') =>
    (await call(tiago, listWaiting, { query: { whose } })).waiting.map(({ id }) => id);
  expect(await scoped('mine')).toEqual([own.id]);
  expect(await scoped('unassigned')).toEqual([question.id, spouse.id]);
});

test('a document waits also while a colleague has it open, who is named until they leave or a quarter of an hour is over', async () => {
  const ana = await aPerson({ role: 'moderator', profile: { full_name: 'Ana Ribeiro' } });
  const application = await anApplication();
  const paper = await aDocument({
    application,
    document_category: 'passport',
    waiting_since: hoursAgo(500),
  });
  await aDocument({ application, document_category: 'general', waiting_since: hoursAgo(600) });
  const params = { id: paper.id };
  await call(ana, openDocument, { params, body: { reason: 'review', warned: false } });
  const first = async () => (await waiting())[0];
  expect(await first()).toMatchObject({ kind: 'document', id: paper.id, count: 1, open_with: null });

  const subject = { subject_type: 'application', subject_id: application.id } as const;
  await call(ana, notePresence, { body: subject });
  expect(await first()).toMatchObject({ id: paper.id, open_with: 'Ana Ribeiro' });
  const opened = (minutes: number) =>
    root
      .updateTable('document_reviews')
      .set({ reviewed_at: new Date(Date.now() - minutes * 60_000) })
      .where('document_id', '=', paper.id)
      .execute();
  await opened(16);
  expect(await first()).toMatchObject({ open_with: null });
  await opened(14);
  expect(await first()).toMatchObject({ open_with: 'Ana Ribeiro' });
  await call(ana, endPresence, { params: subject });
  expect(await first()).toMatchObject({ open_with: null });
  await root.deleteFrom('documents').execute();
});

test('a case and its papers are one line, since the first of them waits', async () => {
  const since = (hours: number) => ({ review_status: 'waiting' as const, waiting_since: hoursAgo(hours) });
  const handedOver = await aCase(600);
  const sending = await anApplication();
  const oldest = await aDocument({ application: handedOver, document_category: 'passport', ...since(700) });
  await aDocument({ application: handedOver, document_category: 'proof-income', ...since(590) });
  await aDocument({ application: sending, document_category: 'passport', ...since(640) });
  const first = await aDocument({ application: sending, document_category: 'proof-income', ...since(650) });
  const found = await waiting();
  expect(found.slice(0, 2)).toMatchObject([
    { kind: 'case', id: handedOver.id, count: 2, document_id: oldest.id },
    { kind: 'document', id: first.id, application_id: sending.id, about: 'proof-income', count: 2 },
  ]);
  expect(Math.abs(Date.parse(found[0]?.since ?? '') - hoursAgo(700).getTime())).toBeLessThan(60_000);
  expect(found.filter(({ application_id }) => application_id === sending.id)).toHaveLength(1);
  await root.deleteFrom('documents').execute();
});

test('behind a conversation that was answered comes what came behind it before', async () => {
  await aQuestion(300);
  const [two, three] = [await aQuestion(299), await aQuestion(298)];
  const behind = async (after?: string) =>
    call(tiago, listWaiting, { query: { from: two.id, limit: 1, ...(after && { after }) } });
  const { waiting: next, place } = await behind();
  expect(next[0]?.id).toBe(three.id);
  await root.updateTable('support_messages').set({ waiting_since: null }).where('id', '=', two.id).execute();
  expect((await behind(place ?? '')).waiting[0]?.id).toBe(three.id);
  // Whoever does not know the place begins at the top.
  const begun = await behind();
  expect([begun.place, begun.waiting[0]?.id]).toEqual([null, (await waiting())[0]?.id]);
});

test.each(['', 'x', Buffer.from('1 2 fact a').toString('base64url')])(
  'an unreadable place %j is refused',
  async (after) => {
    const asked = call(tiago, listWaiting, { query: { after: after || 'bm8' } });
    expect((await refusalOf(asked)).code).toBe('invalid_input');
  },
);

test('refund requests and facts past their day wait for admins alone', async () => {
  const admin = await aPerson({ role: 'admin' });
  await root
    .updateTable('facts')
    .set({ review_by: '2020-01-01' })
    .where('id', '=', (eb) => eb.selectFrom('facts').select((one) => one.fn.min('id').as('id')))
    .execute();
  const kinds = async (who: Person) =>
    (await call(who, listWaiting, { query: { limit: 50 } })).waiting.map(({ kind }) => kind);
  expect((await kinds(admin))[0]).toBe('fact');
  expect(await kinds(tiago)).not.toContain('fact');
});

test.each(['approved', 'in_progress', 'started'] as const)(
  'a case waits from the moment it was handed over, also after it was %s and that was taken back',
  async (status) => {
    const { id, version } = await anApplication({ owner: await aPerson(), status: 'in_progress' });
    const params = { id };
    const handOver = () =>
      asSystem((tx) =>
        tx.updateTable('visa_applications').set({ status: 'under_review' }).where('id', '=', id).execute(),
      );
    const since = async () => {
      const row = root.selectFrom('visa_applications').select('review_requested_at').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).review_requested_at;
    };
    await handOver();
    const first = await since();
    expect(first).toBeInstanceOf(Date);
    const decided = await call(tiago, decideApplication, { params, body: { status, version } });
    const undone = await call(tiago, undoDecision, { params, body: { version: decided.version } });
    expect(await since()).toEqual(first);

    // Told that it goes on, the person hands it over again.
    await call(tiago, decideApplication, {
      params,
      body: { status: 'in_progress', version: undone.version },
    });
    await root
      .updateTable('visa_applications')
      .set({ held_status: null, held_until: null })
      .where('id', '=', id)
      .execute();
    await handOver();
    expect((await since())?.getTime()).toBeGreaterThan(first?.getTime() ?? Number.POSITIVE_INFINITY);
  },
);

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s sees nothing of it', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, listWaiting, {}))).code).toBe(code);
});

test('the list of cases says of each what waits in it, and when something last happened', async () => {
  const anna = await aPerson();
  const own = await anApplication({ owner: anna, status: 'in_progress' });
  const child = await anApplication({ owner: anna, applicant: 'child', applicant_name: 'Bo' });
  const ids = `${own.id},${child.id}`;
  const inList = async () => (await call(tiago, listCasesWaiting, { query: { ids } })).cases;
  const ofOwn = async () => (await inList()).find(({ application_id }) => application_id === own.id);
  expect((await inList()).map(({ waits }) => waits)).toEqual([null, null]);

  await aDocument({ application: own, document_category: 'passport', waiting_since: hoursAgo(1) });
  expect((await ofOwn())?.waits).toMatchObject({ kind: 'document', count: 1 });

  // An answer is promised within a day, a review within two business days.
  await aQuestion(30, { from: anna });
  await aQuestion(2, { from: anna });
  expect((await ofOwn())?.waits).toMatchObject({ kind: 'message', count: 2 });
  expect((await inList()).find(({ application_id }) => application_id === child.id)?.waits).toBeNull();

  await root
    .updateTable('support_messages')
    .set({ snoozed_until: new Date(Date.now() + 3_600_000), last_activity_at: new Date('2030-01-01') })
    .where('user_id', '=', anna.id)
    .execute();
  expect(await ofOwn()).toMatchObject({
    waits: { kind: 'document' },
    last_activity_at: '2030-01-01T00:00:00.000Z',
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s learns nothing of what waits in cases, not even in their own', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const own = await anApplication({ owner: person });
  const asked = call(person, listCasesWaiting, { query: { ids: own.id } });
  expect((await refusalOf(asked)).code).toBe(code);
});
