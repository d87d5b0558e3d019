import { exportList } from '#features/lists/server/export-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { exportFacts as contract } from '../contract.ts';
import { factFields } from '../rules.ts';
import { factName, officeFactTexts } from '../texts/office-facts.ts';
import { matchingFacts } from './matching-facts.ts';
import { dayOf } from './office-facts.ts';

const { columns, yes, no } = officeFactTexts.export;

/** The facts of a filter as CSV, in the order of the list. */
export function exportFacts(
  { query: filter }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  const today = dayOf(context.platform.clock());
  return exportList(
    {
      name: 'facts',
      recorded: {
        action: 'facts.exported',
        subject: 'fact',
        details: { trust: filter.trust ?? null, due: Boolean(filter.due), searched: Boolean(filter.q) },
      },
      columns,
      count: async (tx) => (await matchingFacts(tx, filter, today).execute()).length,
      page: (tx, { cursor, limit }) =>
        matchingFacts(tx, filter, today)
          .offset(Number(cursor ?? 0))
          .limit(limit)
          .execute()
          .then((rows) => rows.map((row, at) => ({ row, next: Number(cursor ?? 0) + at + 1 }))),
      // The register is short and has one order: the place of a row is its number.
      cursorOf: ({ next }) => String(next),
      cells: ({ row }) => [
        row.id,
        factName(row.id),
        ...factFields.map((field) => {
          const value = row[field];
          return typeof value === 'boolean' ? (value ? yes : no) : (value ?? '');
        }),
        row.version,
        row.updated_at.toISOString(),
        row.updated_by_name ?? '',
      ],
    },
    context,
  );
}
