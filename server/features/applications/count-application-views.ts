import type { countApplicationViews as contract } from '#domain/contracts/application-batches.ts';
import { type ApplicationFilter, listApplications } from '#domain/contracts/applications.ts';
import type { Output } from '#domain/contracts/contract.ts';
import { applicationViews } from '#domain/rules/views.ts';
import type { Tx } from '../../platform/database.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readViews } from '../views/read-views.ts';
import { matchingApplications } from './matching-applications.ts';

/** Nobody reads further than this, and a million rows would have to be read for the exact number. */
const countedUpTo = 1000;

/** How many cases each view holds, built-in ones first. A view that the list no longer understands is left out. */
export async function countApplicationViews(
  _input: unknown,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const own = (await readViews(tx, 'applications')).map(({ id, params }) => ({ key: id, params }));
    const counts = [];
    for (const { key, params } of [...applicationViews, ...own]) {
      const filter = filterOf(params);
      if (filter) counts.push({ key, ...(await count(tx, filter)) });
    }
    return { counts };
  });
}

function filterOf(params: string): ApplicationFilter | undefined {
  return listApplications.query.safeParse(Object.fromEntries(new URLSearchParams(params))).data;
}

async function count(tx: Tx, { dir: _, ...filter }: ApplicationFilter) {
  const { found } = await tx
    .selectFrom(
      matchingApplications(tx, filter)
        .select('application.id')
        .limit(countedUpTo + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  const total = Number(found);
  return { total: Math.min(total, countedUpTo), total_is_capped: total > countedUpTo };
}
