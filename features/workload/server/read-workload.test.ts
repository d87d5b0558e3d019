import { beforeAll, expect, test } from 'vitest';
import { decideApplication, undoDecision } from '#features/applications/contract/applications.ts';
import { openDocument, reviewDocument } from '#features/reviews/contract.ts';
import { answerMessage } from '#features/support/contract/support.ts';
import { outboxMail } from '#platform/server/mail.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { csvLines } from '#tests/support/spreadsheet-cells.ts';
import { exportWorkload, getWorkload } from '../contract.ts';
import { weeksUntil } from '../rules.ts';

const { database, aDocument, aPerson, anApplication, aMessage, root } = aDatabase();
const call = callsOf(database, { mail: outboxMail(), secrets: createSecrets(Buffer.alloc(32, 1)) });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

let ana: Person;
let tiago: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', profile: { full_name: 'Ana Ribeiro' } });
  tiago = await aPerson({ role: 'moderator', profile: { full_name: '=Tiago' } });
});

/** The figures of the whole period: kind, colleague, done, promised, kept. */
const totals = async () =>
  (await call(ana, getWorkload, { query: { weeks: '4' } })).figures
    .filter(({ week }) => week === null)
    .map(({ kind, name, colleague, done, promised, kept }) => [
      ...[kind, name ?? colleague, done, promised, kept],
    ]);

test('with nothing there, nothing is reported', async () => {
  const { figures, stages, weeks } = await call(ana, getWorkload, { query: { weeks: '4' } });
  expect(figures).toEqual([]);
  expect(weeks).toHaveLength(4);
  expect(stages.map(({ ages }) => ages)).toEqual(Array(4).fill([0, 0, 0, 0]));
});

test('open cases are counted by stage and age, and finished ones are not', async () => {
  const days = (count: number) => ({ created_at: hoursAgo(24 * count) });
  for (const wish of [
    { ...days(29), current_step: 2 },
    { ...days(31), current_step: 2, status: 'under_review' as const, review_requested_at: hoursAgo(1) },
    { ...days(89), current_step: 2 },
    { ...days(91), current_step: 3 },
    { ...days(900), current_step: 1 },
    { ...days(900), current_step: 1, status: 'rejected' as const },
    { ...days(5), current_step: 4, status: 'completed' as const },
  ])
    await anApplication(wish);
  const { stages } = await call(ana, getWorkload, {});
  expect(stages.map(({ stage, ages }) => [stage, ...ages])).toEqual([
    [1, 0, 0, 0, 1],
    [2, 1, 2, 0, 0],
    [3, 0, 0, 1, 0],
    [4, 0, 0, 0, 0],
  ]);
  await root.deleteFrom('visa_applications').execute();
});

test('a decision counts when it is taken and not when it is taken back; nor does a review', async () => {
  const application = await anApplication({
    status: 'under_review',
    review_requested_at: hoursAgo(2),
  });
  const params = { id: application.id };
  const body = { status: 'approved', version: application.version } as const;
  const decided = await call(tiago, decideApplication, { params, body });
  const mine = [
    ['case', null, 1, 1, 1],
    ['case', '=Tiago', 1, 1, 1],
  ];
  expect(await totals()).toEqual(mine);
  const undone = await call(tiago, undoDecision, { params, body: { version: decided.version } });
  expect(await totals()).toEqual([]);
  await call(tiago, decideApplication, { params, body: { ...body, version: undone.version } });
  expect(await totals()).toEqual(mine);

  const { id } = await aDocument({
    application,
    document_category: 'passport',
    waiting_since: hoursAgo(500),
  });
  const late = [
    ['document', null, 0, 1, 0],
    ['document', 'unanswered', 0, 1, 0],
  ];
  expect(await totals()).toEqual([...mine, ...late]);
  await call(ana, openDocument, { params: { id }, body: { reason: 'review', warned: false } });
  const versionOf = async () =>
    (
      await root
        .selectFrom('documents')
        .select('review_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).review_version;
  const review = async (status: 'accepted' | 'waiting') =>
    call(ana, reviewDocument, { params: { id }, body: { status, version: await versionOf() } });
  await review('accepted');
  expect(await totals()).toEqual([
    ...mine,
    ['document', null, 1, 1, 0],
    ['document', 'Ana Ribeiro', 1, 1, 0],
  ]);
  await review('waiting');
  expect(await totals()).toEqual([...mine, ...late]);
  await root.deleteFrom('documents').execute();
});

test('the first of our replies counts, for its author', async () => {
  const { id } = await aMessage({ created_at: hoursAgo(30) });
  for (const who of [tiago, ana])
    await call(who, answerMessage, {
      params: { id },
      body: { body: 'The state that issued it.', client_key: crypto.randomUUID() },
    });
  const { figures, today } = await call(ana, getWorkload, { query: { weeks: '4', colleague: tiago.id } });
  const found = figures.filter(({ kind }) => kind === 'message');
  expect(found.map(({ name, done, promised, kept }) => [name, done, promised, kept])).toEqual(
    expect.arrayContaining([
      [null, 1, 1, 0],
      ['=Tiago', 1, 1, 0],
    ]),
  );
  expect(found.map(({ name }) => name)).not.toContain('Ana Ribeiro');
  const hours = (found[0]?.half_ms ?? 0) / 3_600_000;
  expect(Math.round(hours)).toBe(30);
  // The weeks of the colleague that was asked for are there.
  expect(found.some(({ name, week }) => name === '=Tiago' && week !== null && week <= today)).toBe(true);
});

test('the file holds every week and colleague, and no name that a spreadsheet would run', async () => {
  const response = await call(ana, exportWorkload, { query: { weeks: '4' } });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const [head, ...lines] = csvLines(text);
  expect(head).toBe(
    'What,Week beginning,Colleague,Stage,Age,Count,Half within (hours),90% within (hours),Promises settled,Promises kept',
  );
  expect(response.headers.get('rumo-rows')).toBe(String(lines.length));
  expect(response.headers.get('content-disposition')).toMatch(/filename="reports-\d{4}-\d\d-\d\d\.csv"/);
  expect(lines.filter((line) => line.startsWith('Open cases,'))).toHaveLength(16);
  const weeks = weeksUntil(new Date(), '4');
  const everybody = lines.filter((line) => line.startsWith('First replies,') && line.includes('Everybody'));
  expect(everybody.map((line) => line.split(',')[1])).toEqual(['All weeks', ...weeks]);
  expect(lines.filter((line) => line.includes("First replies,All weeks,'=Tiago,,,1,"))).toHaveLength(1);
  const entry = await root.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'workload.exported',
    actor_id: ana.id,
    subject_type: 'workload',
    details: { weeks: 4, rows: lines.length },
  });
});

test('nobody but an admin reads or exports figures about colleagues, and nothing is recorded', async () => {
  const entries = () => root.selectFrom('audit_log').selectAll().execute();
  const before = await entries();
  for (const contract of [getWorkload, exportWorkload]) {
    expect((await refusalOf(call(undefined, contract, {}))).code).toBe('not_authenticated');
    for (const who of [await aPerson(), tiago])
      expect((await refusalOf(call(who, contract, {}))).code).toBe('forbidden');
  }
  expect(await entries()).toEqual(before);
});

test.each([
  ['2027-11-22T04:59:00Z', '2027-11-15'],
  ['2027-11-22T05:00:00Z', '2027-11-22'],
  ['2027-03-15T03:59:00Z', '2027-03-08'],
  ['2027-03-15T04:00:00Z', '2027-03-15'],
])('at %s the week in New York is that of %s', (now, monday) => {
  const weeks = weeksUntil(new Date(now), '13');
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toBe(monday);
});
