import { expect, test } from 'vitest';
import { listDocumentsToReview } from '#features/reviews/contract.ts';
import { sendMessage } from '#features/support/contract/support.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { aSupportMessage } from '#tests/support/request-bodies.ts';
import { entitlements, type Plan, plans } from '../rules/entitlements.ts';

const { database, root, aPerson, anApplication, aDocument } = aDatabase();
const call = callsOf(database);

async function somebodyWith(plan: Plan, subscription_status: 'active' | 'inactive' = 'active') {
  const person = await aPerson();
  if (plan !== 'basic')
    await root
      .insertInto('subscriptions')
      .values({ user_id: person.id, subscription_plan: plan, subscription_status, provider: 'test' })
      .execute();
  return person;
}

async function aPaperOf(person: { id: string }, hoursAgo: number) {
  const application = await anApplication({ owner: person });
  return aDocument({
    application,
    document_category: 'passport',
    uploaded_at: new Date(Date.now() - hoursAgo * 3_600_000),
  });
}

const placeOf = (id: string) =>
  root.selectFrom('documents').select('review_priority').where('id', '=', id).executeTakeFirstOrThrow();

test.each(plans)(
  'the database gives %s the place in the queue and the priority of the table',
  async (plan) => {
    const person = await somebodyWith(plan);
    const paper = await aPaperOf(person, 1);
    expect(await placeOf(paper.id)).toEqual({ review_priority: entitlements[plan].reviewQueue });
    await call(person, sendMessage, {
      body: aSupportMessage(),
    });
    const message = await root
      .selectFrom('support_messages')
      .select('priority')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(message.priority).toBe(entitlements[plan].supportPriority);
  },
);

test('a plan that is not active gives no place, and one that begins or ends takes along what waits', async () => {
  const lapsed = await somebodyWith('premium', 'inactive');
  const paper = await aPaperOf(lapsed, 1);
  expect(await placeOf(paper.id)).toEqual({ review_priority: 2 });
  const set = (subscription_status: 'active' | 'cancelled') =>
    root.updateTable('subscriptions').set({ subscription_status }).where('user_id', '=', lapsed.id).execute();
  await set('active');
  expect(await placeOf(paper.id)).toEqual({ review_priority: 0 });
  await set('cancelled');
  expect(await placeOf(paper.id)).toEqual({ review_priority: 2 });
});

test('the queue goes by plan, inside a plan the longest waiting first, page after page', async () => {
  await root.updateTable('documents').set({ upload_status: 'deleting' }).execute();
  const [basic, standard, premium] = [
    await somebodyWith('basic'),
    await somebodyWith('standard'),
    await somebodyWith('premium'),
  ];
  const papers = [await aPaperOf(basic, 9), await aPaperOf(standard, 1), await aPaperOf(premium, 2)];
  const older = await aPaperOf(await somebodyWith('premium'), 3);
  const expected = [older, papers[2], papers[1], papers[0]].map((paper) => paper?.id);
  const staff = await aPerson({ role: 'moderator' });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(staff, listDocumentsToReview, { query: { limit: 1, cursor } });
    seen.push(...page.documents.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(expected);
});
