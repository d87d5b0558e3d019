import { sql } from 'kysely';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getSupportCounts as contract } from '../contract/office-support.ts';
import { type SupportView, supportView } from '../contract/support.ts';
import { inView } from './in-view.ts';

/** Nobody acts on the difference between a thousand and more, and counting stops there. */
const most = 1_000;
const ratingDays = 30;

/** How much stands in each view, each read from an index of its own, and whether people were content. */
export async function getSupportCounts(
  _input: unknown,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const now = context.platform.clock();
  return context.transaction(async (tx) => {
    const views = {} as Record<SupportView, number>;
    for (const view of supportView.options) {
      const some = tx
        .selectFrom('support_messages as ticket')
        .select('ticket.id')
        .where(inView(view, { now, userId: context.person.userId }))
        .limit(most);
      const { count } = await tx
        .selectFrom(some.as('some'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      views[view] = count;
    }
    const since = new Date(now.getTime() - ratingDays * 86_400_000);
    const ratings = await tx
      .selectFrom('support_messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(sql<number>`count(*) filter (where rated_helpful)`.as('helpful'))
      .where('rated_at', '>=', since)
      .executeTakeFirstOrThrow();
    return { views, ratings: { days: ratingDays, ...ratings } };
  });
}
