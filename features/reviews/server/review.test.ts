import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { type OfficeDocument, reviewDocument, staleDocument } from '../contract.ts';
import { tellReturned } from './review.ts';

const { database, aPerson, anApplication, aDocument, root } = aDatabase();
const call = callsOf(database);

let ana: Person;
let harold: Person;
let application: Awaited<ReturnType<typeof anApplication>>;
beforeEach(async () => {
  ana = await aPerson({ role: 'moderator', display_name: 'Ana Ribeiro' });
  harold = await aPerson();
  application = await anApplication({ owner: harold });
});

const aPassport = () => aDocument({ application, document_category: 'passport' });
type Said = Partial<{ status: 'accepted' | 'returned' | 'waiting'; reason: string; version: number }>;
const say = (person: Person | undefined, id: string, said: Said): Promise<OfficeDocument> =>
  call(person, reviewDocument, { params: { id }, body: { status: 'accepted', version: 1, ...said } });
const returned = { status: 'returned', reason: 'A corner is missing.' } as const;

const rowOf = (id: string) =>
  root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const historyOf = (id: string) =>
  root.selectFrom('document_reviews').selectAll().where('document_id', '=', id).orderBy('version').execute();
const logOf = (id: string) =>
  root.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();

describe('an answer about a document', () => {
  test('accepted: the row, the history and the log say so', async () => {
    const { id, waiting_since } = await aPassport();
    expect(await say(ana, id, {})).toMatchObject({
      review: { status: 'accepted', reason: null, reviewed_by: 'Ana Ribeiro', version: 2 },
    });
    expect(await rowOf(id)).toMatchObject({ review_status: 'accepted', reviewed_at: expect.any(Date) });
    expect(await historyOf(id)).toMatchObject([
      { status: 'accepted', reviewed_by: ana.id, version: 2, waited_since: waiting_since },
    ]);
    expect(await logOf(id)).toMatchObject([
      {
        action: 'document.accepted',
        actor_id: ana.id,
        owner_id: harold.id,
        details: { from: 'waiting', version: 2 },
      },
    ]);
  });

  test('returned: with the reason for the applicant, which is not in the log', async () => {
    const { id } = await aPassport();
    await say(ana, id, { ...returned, reason: '  A corner is missing. ' });
    expect(await rowOf(id)).toMatchObject({
      review_status: 'returned',
      review_reason: 'A corner is missing.',
    });
    const log = await logOf(id);
    expect(log).toMatchObject([{ action: 'document.returned' }]);
    expect(JSON.stringify(log)).not.toContain('corner');
  });

  test('can be changed afterwards, and both stay in the history', async () => {
    const { id } = await aPassport();
    await say(ana, id, {});
    const rita = await aPerson({ role: 'admin' });
    await say(rita, id, { ...returned, version: 2 });
    expect(await historyOf(id)).toMatchObject([
      { status: 'accepted', reviewed_by: ana.id, waited_since: expect.any(Date) },
      // Not a first answer: it says nothing of how long somebody waited.
      { status: 'returned', reviewed_by: rita.id, waited_since: null },
    ]);
  });

  test('can be taken back: the document waits as long as it did', async () => {
    const { id, waiting_since } = await aPassport();
    await say(ana, id, returned);
    await say(ana, id, { status: 'waiting', version: 2 });
    expect(await rowOf(id)).toMatchObject({
      review_status: 'waiting',
      review_reason: null,
      reviewed_at: null,
      waiting_since,
    });
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      'document.returned',
      'document.review_undone',
    ]);
  });

  test('twice the same changes nothing', async () => {
    const { id } = await aPassport();
    await say(ana, id, {});
    await say(ana, id, { version: 2 });
    expect(await logOf(id)).toHaveLength(1);
  });
});

test('of fifty at once one is heard; the others are shown what stands', async () => {
  const { id } = await aPassport();
  const staff = await Promise.all(Array.from({ length: 5 }, () => aPerson({ role: 'moderator' })));
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => say(staff[index % 5], id, index % 2 ? {} : returned)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await historyOf(id)).toHaveLength(1);
  expect(await logOf(id)).toHaveLength(1);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(staleDocument.parse(refused?.reason.details).document.review?.version).toBe(2);
});

test.each([
  ['returned without a reason', { status: 'returned' }],
  ['returned with nothing but spaces', { status: 'returned', reason: '   ' }],
  ['accepted with a reason', { reason: 'Nice.' }],
  ['in review, which opening makes', { status: 'in_review' }],
] as const)('is refused: %s', async (_, said) => {
  const { id } = await aPassport();
  await expect(say(ana, id, said as Said)).rejects.toThrow();
  expect(await historyOf(id)).toEqual([]);
});

test('is staff’s to give: the owner, a stranger and nobody change nothing', async () => {
  const { id } = await aPassport();
  const before = await rowOf(id);
  expect(await refusalOf(say(harold, id, {}))).toMatchObject({ code: 'forbidden' });
  expect(await refusalOf(say(await aPerson(), id, {}))).toMatchObject({ code: 'forbidden' });
  expect(await refusalOf(say(undefined, id, {}))).toMatchObject({ code: 'not_authenticated' });
  expect(await rowOf(id)).toEqual(before);
  expect(await historyOf(id)).toEqual([]);
});

test('is about papers that wait for one: unknown and unfinished ones are not found, letters are not reviewed', async () => {
  const pending = await aDocument({ application, document_category: 'passport', upload_status: 'pending' });
  for (const id of [randomUUID(), pending.id, application.id])
    expect(await refusalOf(say(ana, id, {}))).toMatchObject({ code: 'not_found' });
  const letter = await aDocument({ application });
  expect(await refusalOf(say(ana, letter.id, {}))).toMatchObject({ code: 'conflict' });
});

describe('the e-mail about new copies', () => {
  const mails = () => root.selectFrom('outbox_mails').selectAll().where('user_id', '=', harold.id).execute();
  const tell = () => tellReturned({ application_id: application.id }, { database } as never);
  const jobs = async () => {
    const found = await root
      .withSchema('graphile_worker')
      .selectFrom('jobs' as never)
      .selectAll()
      .execute();
    return (found as { key: string | null; run_at: Date }[]).filter(({ key }) =>
      key?.includes(application.id),
    );
  };

  test('is one for all papers of a case, a minute after the last of them', async () => {
    const [first, second] = [await aPassport(), await aPassport()];
    await say(ana, first.id, returned);
    await say(ana, second.id, returned);
    const [job, ...more] = await jobs();
    expect(more).toEqual([]);
    expect((job?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000);
    await tell();
    await tell();
    expect(await mails()).toMatchObject([
      { template: 'document-returned', parameters: { application_id: application.id } },
    ]);
  });

  test('does not go when it was taken back, accepted, replaced or deleted meanwhile', async () => {
    const [undone, accepted, replaced, deleted] = [
      await aPassport(),
      await aPassport(),
      await aPassport(),
      await aPassport(),
    ];
    for (const { id } of [undone, accepted, replaced, deleted]) await say(ana, id, returned);
    await say(ana, undone.id, { status: 'waiting', version: 2 });
    await say(ana, accepted.id, { version: 2 });
    await aDocument({ application, document_category: 'passport', replaces_id: replaced.id });
    await root
      .updateTable('documents')
      .set({ upload_status: 'deleting' })
      .where('id', '=', deleted.id)
      .execute();
    await tell();
    expect(await mails()).toEqual([]);
  });

  test('goes again when the same paper is returned again, and not for what was written about already', async () => {
    const [first, second] = [await aPassport(), await aPassport()];
    await say(ana, first.id, returned);
    await tell();
    await say(ana, second.id, returned);
    await say(ana, second.id, { status: 'waiting', version: 2 });
    await tell();
    expect(await mails()).toHaveLength(1);
    await say(ana, first.id, { status: 'waiting', version: 2 });
    await say(ana, first.id, { ...returned, version: 3 });
    await tell();
    expect(await mails()).toHaveLength(2);
  });
});
