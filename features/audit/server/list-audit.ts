import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listAudit as contract } from '../contract/office-audit.ts';
import { matchingAudit, resolveFilter } from './matching-audit.ts';
import { readEntries } from './read-entries.ts';

/** One page of the log, newest first. Looking at it is not recorded: it would fill the log with itself. */
export async function listAudit(
  { query: { before, limit, ...filter } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const match = await resolveFilter(tx, filter);
    const ids = await matchingAudit(tx, match, { before, limit: limit + 1 }).execute();
    const page = ids.slice(0, limit).map(({ id }) => Number(id));
    return {
      entries: await readEntries(tx, page),
      next: ids.length > limit ? String(page.at(-1)) : null,
      unknown: match.unknown,
    };
  });
}
