import type { ApplicationFilter, exportApplications as contract } from '#domain/contracts/applications.ts';
import type { Parsed } from '#domain/contracts/contract.ts';
import { byteOrderMark, csvLine } from '#domain/rules/csv.ts';
import { officeApplicationTexts, statusLabels } from '#domain/texts/office-applications.ts';
import { cursorAfter } from '../../platform/list-cursor.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countOfApplications, pageOfApplications } from './matching-applications.ts';
import type { OfficeRow } from './office-applications.ts';

/** Rows read at once: some 200 kB of memory, whatever the size of the whole. */
const pageSize = 500;

/**
 * Streams the current search and filter as CSV. It is written to the log first, with the number of rows: personal
 * data leaves here in bulk. The search itself is not logged, it may be a name.
 */
export async function exportApplications(
  { query }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Response> {
  const rows = await context.transaction(async (tx) => {
    const { dir: _, ...match } = query;
    const { count } = await tx.selectNoFrom(countOfApplications(match).as('count')).executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'applications.exported',
      subject: { type: 'application', id: 'all' },
      requestId: context.requestId,
      details: { rows: Number(count), status: query.status ?? null, searched: Boolean(query.q) },
    });
    return Number(count);
  });
  const day = context.platform.clock().toISOString().slice(0, 10);
  return new Response(streamOf(lines(query, context)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="applications-${day}.csv"`,
      'Cache-Control': 'no-store',
      'Rumo-Rows': String(rows),
    },
  });
}

/** Asks for the next piece only when the reader has room for it. A failure breaks the connection off. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** Page by page in short transactions: a slow reader must not hold a connection. */
async function* lines(filter: ApplicationFilter, context: RequestContext<'staff'>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(officeApplicationTexts.export.columns);
  let cursor: string | undefined;
  do {
    const rows = await context.transaction((tx) =>
      pageOfApplications(tx, filter, { cursor, limit: pageSize }).execute(),
    );
    yield rows.map(lineOf).join('');
    const last = rows.at(-1);
    cursor = last && rows.length === pageSize ? cursorAfter(last) : undefined;
  } while (cursor);
}

function lineOf(row: OfficeRow): string {
  return csvLine([
    row.id,
    row.applicant_name ?? '',
    row.email ?? '',
    row.application_type,
    statusLabels[row.status],
    row.progress_percentage,
    row.documents_count,
    row.created_at.toISOString(),
  ]);
}
