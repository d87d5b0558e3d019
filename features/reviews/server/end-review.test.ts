import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endPresence, notePresence } from '#features/presence/contract.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { openDocument, reviewDocument } from '../contract.ts';
import { endReview } from './openings.ts';

const { database, aDocument, aPerson, root } = aDatabase();
const now = new Date('2027-03-16T10:42:00Z');
const call = callsOf(database, { clock: () => now, secrets: createSecrets(Buffer.alloc(32, 1)) });

async function anOpenedDocument() {
  const ana = await aPerson({ role: 'moderator' });
  const { id, application_id } = await aDocument({ document_category: 'passport' });
  const params = { id };
  const open = () => call(ana, openDocument, { params, body: { reason: 'review', warned: false } });
  const { document } = await open();
  const version = document.review?.version ?? 0;
  const row = () => root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const end = (of = version) => endReview({ document_id: id, version: of }, { database } as never);
  const ended = () =>
    root
      .selectFrom('audit_log')
      .select(['actor_role', 'owner_id', 'details'])
      .where('subject_id', '=', id)
      .where('action', '=', 'document.review_ended')
      .execute();
  const answer = () => call(ana, reviewDocument, { params, body: { status: 'accepted', version } });
  return { ana, id, application_id, version, open, row, end, ended, answer };
}

test('what was opened and not answered waits again after a quarter of an hour, once, since when it did', async () => {
  const { id, version, row, end, ended, answer } = await anOpenedDocument();
  const before = await row();
  expect(before.review_status).toBe('in_review');
  const queued = await root
    .selectFrom('graphile_worker._private_jobs' as never)
    .select(['run_at' as never])
    .where('key' as never, '=', `end-review:${id}` as never)
    .execute();
  expect(queued).toEqual([{ run_at: new Date('2027-03-16T10:57:00Z') }]);

  await Promise.all([end(), end()]);
  expect(await row()).toMatchObject({
    review_status: 'waiting',
    review_version: version,
    waiting_since: before.waiting_since,
  });
  expect(await ended()).toEqual([{ actor_role: 'system', owner_id: before.user_id, details: { version } }]);
  // The page that is still on screen may answer.
  expect((await answer()).review?.status).toBe('accepted');
});

test('an answer and a newer opening are left as they are', async () => {
  const answered = await anOpenedDocument();
  await answered.answer();
  await answered.end();
  expect((await answered.row()).review_status).toBe('accepted');
  const again = await anOpenedDocument();
  await again.end();
  await again.open();
  await again.end();
  expect(await again.row()).toMatchObject({ review_status: 'in_review', review_version: again.version + 1 });
  expect([(await answered.ended()).length, (await again.ended()).length]).toEqual([0, 1]);
});

test('who leaves the case lets go of what they opened in it, and of nothing that a colleague opened', async () => {
  const { ana, id, application_id, version } = await anOpenedDocument();
  const tiago = await aPerson({ role: 'moderator' });
  const subject = { subject_type: 'application', subject_id: application_id } as const;
  const due = async () =>
    (
      await sql<{ due: boolean }>`select run_at <= now() as due from graphile_worker._private_jobs
        where key = ${`end-review:${id}`} and payload ->> 'version' = ${String(version)}`.execute(root)
    ).rows;
  for (const staff of [ana, tiago]) await call(staff, notePresence, { body: subject });
  await call(tiago, endPresence, { params: subject });
  expect(await due()).toEqual([{ due: false }]);
  await Promise.all([
    call(ana, endPresence, { params: subject }),
    call(ana, endPresence, { params: subject }),
  ]);
  expect(await due()).toEqual([{ due: true }]);
});
