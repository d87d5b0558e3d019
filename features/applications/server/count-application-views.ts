import { applicationViews } from '#features/lists/rules.ts';
import { readViews } from '#features/lists/server/read-views.ts';
import { readTotals } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { countApplicationViews as contract } from '../contract/application-batches.ts';
import { listApplications } from '../contract/applications.ts';
import { type ApplicationMatch, totalOfApplications } from './matching-applications.ts';

/** How many cases each view holds, built-in ones first. A view that the list no longer understands is left out. */
export async function countApplicationViews(
  _input: unknown,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const own = (await readViews(tx, 'applications')).map(({ id, params }) => ({ key: id, params }));
    const views = [...applicationViews, ...own].flatMap(({ key, params }) => {
      const match = matchOf(params);
      return match ? [{ key, match }] : [];
    });
    const totals = await readTotals(
      tx,
      views.map(({ match }) => totalOfApplications(match)),
    );
    return { counts: totals.map((total, at) => ({ key: views[at]?.key ?? '', ...total })) };
  });
}

function matchOf(params: string): ApplicationMatch | undefined {
  const { data } = listApplications.query.safeParse(Object.fromEntries(new URLSearchParams(params)));
  if (!data) return undefined;
  const { dir: _dir, cursor: _cursor, limit: _limit, ...match } = data;
  return match;
}
