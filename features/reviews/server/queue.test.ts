import { beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getReviewSummary, listDocumentsToReview, type ReviewFilter } from '../contract.ts';

const { database, aPerson, anApplication, aDocument, root, asModerator } = aDatabase();
/** A Wednesday. */
const now = new Date('2027-03-17T12:00:00Z');
const call = callsOf(database, { clock: () => now });
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let ana: Person;
let passport: { id: string };
let insurance: { id: string };
let nif: { id: string };
beforeAll(async () => {
  ana = await aPerson({ role: 'moderator', display_name: 'Ana Ribeiro' });
  const harold = await aPerson({ display_name: 'Harold Nguyen', email: 'harold@example.com' });
  const application = await anApplication({ owner: harold });
  await root
    .updateTable('visa_applications')
    .set({ assigned_to: ana.id })
    .where('id', '=', application.id)
    .execute();
  const aPaper = (more: object, hours: number) =>
    aDocument({ application, uploaded_at: hoursAgo(hours), ...more });
  passport = await aPaper({ document_category: 'passport', file_name: 'scan.pdf' }, 5);
  // Since Friday noon: over two business days, although four by the calendar.
  insurance = await aPaper({ document_category: 'health-insurance' }, 24 * 5 + 1);
  nif = await aPaper({ guide_item: 'nif-document' }, 30);
  await aPaper({}, 1000);
  await aPaper({ document_category: 'step_document' }, 1000);
  await aPaper({ document_category: 'passport', upload_status: 'pending', uploaded_at: null }, 1000);
  await aPaper({ document_category: 'passport', review_status: 'accepted', reviewed_at: now }, 1000);
  await aPaper(
    { document_category: 'passport', review_status: 'returned', reviewed_at: now, review_reason: 'Cut off.' },
    1000,
  );
  await root
    .updateTable('documents')
    .set({ review_status: 'in_review', review_version: 2 })
    .where('id', '=', nif.id)
    .execute();
  await root
    .insertInto('document_reviews')
    .values({ document_id: nif.id, user_id: harold.id, status: 'in_review', reviewed_by: ana.id, version: 2 })
    .execute();
});

const list = (query: ReviewFilter & { cursor?: string; limit?: number } = {}) =>
  call(ana, listDocumentsToReview, { query: query as never });
const idsOf = ({ documents }: Awaited<ReturnType<typeof list>>) => documents.map(({ id }) => id);

test('what waits, across cases, the oldest first: nothing else', async () => {
  const answer = await list();
  expect(idsOf(answer)).toEqual([insurance.id, nif.id, passport.id]);
  expect(answer).toMatchObject({ total: 3, total_is_capped: false, next_cursor: null });
  expect(answer.documents[1]).toMatchObject({
    paper: 'nif-document',
    applicant_name: 'Harold Nguyen',
    email: 'harold@example.com',
    status: 'in_review',
    reviewed_by: 'Ana Ribeiro',
    assigned_to: 'Ana Ribeiro',
  });
  expect(answer.documents[2]).toMatchObject({ paper: 'passport', status: 'waiting', reviewed_by: null });
});

test('by type, and what waits over two business days', async () => {
  expect(idsOf(await list({ paper: 'nif-document' }))).toEqual([nif.id]);
  expect(idsOf(await list({ paper: 'passport' }))).toEqual([passport.id]);
  expect(idsOf(await list({ overdue: 'yes' }))).toEqual([insurance.id]);
  expect(await list({ paper: 'passport', overdue: 'yes' })).toMatchObject({ documents: [], total: 0 });
});

test('page after page, and new ones do not shift it', async () => {
  const first = await list({ limit: 2 });
  const rest = await list({ limit: 2, cursor: first.next_cursor ?? '' });
  expect([...idsOf(first), ...idsOf(rest)]).toEqual([insurance.id, nif.id, passport.id]);
  expect(rest).toMatchObject({ total: 3, next_cursor: null });
});

test('a mark of a day that there is not is refused', async () => {
  const mark = `1 2026-02-30T00:00:00.000000Z ${crypto.randomUUID()}`;
  const cursor = Buffer.from(mark).toString('base64url');
  expect((await refusalOf(list({ cursor }))).code).toBe('invalid_input');
});

test('is staff’s: applicants and nobody are refused', async () => {
  const stranger = await aPerson();
  for (const contract of [listDocumentsToReview, getReviewSummary]) {
    expect(await refusalOf(call(stranger, contract, { query: {} } as never))).toMatchObject({
      code: 'forbidden',
    });
    expect(await refusalOf(call(undefined, contract, { query: {} } as never))).toMatchObject({
      code: 'not_authenticated',
    });
  }
});

describe('the summary', () => {
  test('counts what waits and what waits too long; few answers say nothing of how long they take', async () => {
    expect(await call(ana, getReviewSummary, {})).toEqual({
      waiting: 3,
      waiting_is_capped: false,
      overdue: 1,
      turnaround: null,
    });
  });

  test('says within how many hours half were answered, by the answers of 30 days that stand', async () => {
    const application = await anApplication();
    for (const [index, hours] of [2, 4, 6, 8, 10, 500].entries()) {
      const document = await aDocument({
        application,
        document_category: 'passport',
        review_version: 2,
        review_status: 'accepted',
        reviewed_at: now,
      });
      await root
        .insertInto('document_reviews')
        .values({
          document_id: document.id,
          user_id: application.user_id,
          status: 'accepted',
          version: 2,
          waited_since: hoursAgo(hours + (index === 5 ? 24 * 40 : 0)),
          reviewed_at: index === 5 ? hoursAgo(24 * 40) : now,
        })
        .execute();
    }
    const { turnaround } = await call(ana, getReviewSummary, {});
    expect(turnaround).toEqual({ papers: 5, half_within_hours: 6 });
  });
});

test('the queue is read from its index, however many documents there are', async () => {
  await root.transaction().execute(async (tx) => {
    const { sql } = await import('kysely');
    await sql`set local enable_seqscan = off`.execute(tx);
    const plan = await sql<{ 'QUERY PLAN': string }>`explain select document.id from documents as document
      where document.upload_status = 'uploaded' and document.review_status in ('waiting', 'in_review')
        and (document.guide_item is not null or document.document_category not in ('general', 'step_document'))
      order by document.waiting_since, document.id limit 51`.execute(tx);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index .*documents_to_review /);
  });
  expect(await asModerator((tx) => tx.selectFrom('documents').select('id').execute())).not.toEqual([]);
});
