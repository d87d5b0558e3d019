import { beforeAll, expect, test } from 'vitest';
import { decideApplication, undoDecision } from '#features/applications/contract/applications.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listWaiting } from '../contract/overview.ts';

const { database, aDocument, aPerson, anApplication, aMessage, asSystem, root } = aDatabase();
const call = callsOf(database);
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

test('what waits comes with its person and since when, mine first, then the oldest', async () => {
  expect(await waiting()).toEqual([]);
  const spouse = await aCase(30, { owner: maria, applicant: 'spouse', applicant_name: 'Paul' });
  const own = await aCase(2, { owner: maria, assigned_to: tiago.id });
  const question = await aQuestion(40, { subject: 'Apostille' });
  await anApplication({ status: 'in_progress' });
  await aMessage({ status: 'resolved' });
  await root
    .updateTable('support_messages')
    .set({ waiting_since: null })
    .where('id', '<>', question.id)
    .execute();
  const asleep = await aQuestion(99);
  await root
    .updateTable('support_messages')
    .set({ snoozed_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', asleep.id)
    .execute();

  const found = await waiting();
  expect(found.map(({ id }) => id)).toEqual([own.id, question.id, spouse.id]);
  expect(found).toMatchObject([
    { kind: 'case', name: 'Maria Whitaker', about: null, mine: true },
    { kind: 'message', name: 'Maria Whitaker', about: 'Apostille', mine: false },
    { kind: 'case', name: 'Paul', mine: false },
  ]);
  expect(Math.abs(Date.parse(found[1]?.since ?? '') - hoursAgo(40).getTime())).toBeLessThan(60_000);
});

test('a document waits until somebody looks at it, and belongs to whoever has its case', async () => {
  const waits = { review_status: 'waiting' as const, waiting_since: hoursAgo(500) };
  const [hers, ours] = [await anApplication(), await anApplication({ assigned_to: tiago.id })];
  const passport = await aDocument({ application: hers, document_category: 'passport', ...waits });
  const lease = await aDocument({ application: ours, document_category: 'accommodation-proof', ...waits });
  await aDocument({ application: hers, document_category: 'general', ...waits });
  await aDocument({ application: hers, document_category: 'passport', ...waits, review_status: 'in_review' });
  const found = (await waiting()).filter(({ kind }) => kind === 'document');
  expect(found).toMatchObject([
    { id: lease.id, application_id: ours.id, about: 'accommodation-proof', mine: true },
    { id: passport.id, application_id: hers.id, about: 'passport', mine: false },
  ]);
  await root.deleteFrom('documents').execute();
});

test('a case and its papers are one line, since the first of them waits', async () => {
  const since = (hours: number) => ({ review_status: 'waiting' as const, waiting_since: hoursAgo(hours) });
  const handedOver = await aCase(600);
  const sending = await anApplication();
  await aDocument({ application: handedOver, document_category: 'passport', ...since(700) });
  await aDocument({ application: handedOver, document_category: 'proof-income', ...since(590) });
  await aDocument({ application: sending, document_category: 'passport', ...since(640) });
  const first = await aDocument({ application: sending, document_category: 'proof-income', ...since(650) });
  const found = (await waiting()).filter(({ mine }) => !mine);
  expect(found.slice(0, 2)).toMatchObject([
    { kind: 'case', id: handedOver.id, documents: 2, since: expect.any(String) },
    { kind: 'document', id: first.id, application_id: sending.id, about: 'proof-income', documents: 2 },
  ]);
  expect(Math.abs(Date.parse(found[0]?.since ?? '') - hoursAgo(700).getTime())).toBeLessThan(60_000);
  expect(found.filter(({ application_id }) => application_id === sending.id)).toHaveLength(1);
  await root.deleteFrom('documents').execute();
});

test('there are ten of them, and mine are among them however young', async () => {
  for (let made = 0; made < 12; made += 1) await aCase(100 + made);
  const found = await waiting();
  expect(found).toHaveLength(10);
  expect(found.map(({ mine }) => mine)).toEqual([true, ...Array(9).fill(false)]);
  const ages = found.slice(1).map(({ since }) => since);
  expect(ages).toEqual(ages.toSorted());
});

test('a case waits from the moment it was handed over, also after a decision that was taken back', async () => {
  const robert = await aPerson();
  const application = await anApplication({ owner: robert, status: 'in_progress' });
  const { id } = application;
  await asSystem((tx) =>
    tx.updateTable('visa_applications').set({ status: 'under_review' }).where('id', '=', id).execute(),
  );
  const sinceOf = async () =>
    (
      await root
        .selectFrom('visa_applications')
        .select('review_requested_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).review_requested_at;
  const since = await sinceOf();
  expect(since).toBeInstanceOf(Date);
  const params = { id };
  const decided = await call(tiago, decideApplication, {
    params,
    body: { status: 'approved', version: application.version },
  });
  await call(tiago, undoDecision, { params, body: { version: decided.version } });
  expect(await sinceOf()).toEqual(since);
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s sees nothing of it', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, listWaiting, {}))).code).toBe(code);
});
