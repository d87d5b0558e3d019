import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import { cursorAfter } from '#platform/server/list-cursor.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { exportApplications as contract } from '../contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { countOfApplications, pageOfApplications } from './matching-applications.ts';

/** The applications of a search and filter, or of a selection, as CSV. */
export function exportApplications(
  { query: filter }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Response> {
  const { dir: _, ...match } = filter;
  return exportList(
    {
      name: 'applications',
      recorded: {
        action: 'applications.exported',
        subject: 'application',
        details: {
          status: filter.status ?? null,
          searched: Boolean(filter.q),
          ...(filter.ids && { selected: true }),
        },
      },
      columns: officeApplicationTexts.export.columns,
      count: (tx) => figureOf(tx, countOfApplications(match)),
      page: (tx, place) => pageOfApplications(tx, filter, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells: (row) => [
        row.id,
        row.applicant_name ?? '',
        row.email ?? '',
        row.application_type,
        statusLabels[row.status],
        row.progress_percentage,
        row.documents_count,
        row.created_at.toISOString(),
      ],
    },
    context,
  );
}
