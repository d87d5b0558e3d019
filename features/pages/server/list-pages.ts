import { containing } from '#platform/server/containing.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listPages as contract } from '../contract/landing-pages.ts';
import { presentListed, usesOf } from './office-pages.ts';

/** Landing pages, newest first. They are written by hand: the list comes whole. */
export async function listPages(
  { query: { q, status } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    let query = tx
      .selectFrom('landing_pages')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (status) query = query.where('status', '=', status);
    if (q) {
      const pattern = containing(q);
      query = query.where((where) =>
        where.or(
          (['title', 'slug', 'meta_description'] as const).map((column) => where(column, 'ilike', pattern)),
        ),
      );
    }
    const rows = await query.execute();
    const uses = await usesOf(
      tx,
      rows.map(({ id }) => id),
    );
    const { total } = await tx
      .selectFrom('landing_pages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { landing_pages: rows.map((row) => presentListed(row, uses.get(row.id) ?? [])), total };
  });
}
