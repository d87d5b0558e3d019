import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import { cursorAfter } from '#platform/server/list-cursor.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { exportMessages as contract } from '../contract/support.ts';
import { officeSupportTexts, supportPriorityLabels, supportStatusLabels } from '../texts/office-support.ts';
import { countOfMessages, pageOfMessages } from './matching-messages.ts';

/** The messages of a search and filter as CSV, in the order of their list. */
export function exportMessages(
  { query: filter }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Response> {
  const { dir: _, ...match } = filter;
  const looking = { now: context.platform.clock(), userId: context.person.userId };
  return exportList(
    {
      name: 'support',
      recorded: {
        action: 'support.exported',
        subject: 'support_message',
        details: { status: filter.status ?? null, view: filter.view ?? null, searched: Boolean(filter.q) },
      },
      columns: officeSupportTexts.export.columns,
      count: (tx) => figureOf(tx, countOfMessages(match, looking)),
      page: (tx, place) => pageOfMessages(tx, filter, looking, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells: (row) => [
        row.id,
        row.user_name ?? '',
        row.subject,
        row.message,
        supportStatusLabels[row.status],
        supportPriorityLabels[row.priority],
        row.created_at.toISOString(),
      ],
    },
    context,
  );
}
