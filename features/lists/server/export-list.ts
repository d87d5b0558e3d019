import type { RawBuilder } from 'kysely';
import { type AuditAction, auditRegistry } from '#features/audit/registry.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { byteOrderMark, csvLine } from '#platform/shared/csv.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';

/** Rows per page: about 200 kB of memory. */
const pageSize = 500;

interface ListExport<Row> {
  /** The file is called `<name>-<day>.csv`. */
  name: string;
  recorded: {
    action: Extract<AuditAction, `${string}.exported`>;
    /** The filter; never the search text, which may be a name. */
    details: Record<string, string | number | boolean | null>;
  };
  columns: readonly string[];
  count(tx: Tx): Promise<number>;
  page(tx: Tx, place: { cursor: string | undefined; limit: number }): Promise<Row[]>;
  /** Leads to the rows after this one. */
  cursorOf(row: Row): string;
  cells(row: Row): (string | number)[];
}

/** Selects one number. */
export async function figureOf(tx: Tx, figure: RawBuilder<number>): Promise<number> {
  const { found } = await tx.selectNoFrom(figure.as('found')).executeTakeFirstOrThrow();
  return found;
}

/**
 * Streams a list as CSV, in UTF-8 with a byte order mark. The export is audited first, because personal data leaves here
 * in bulk. The header `Rumo-Rows` has the number of rows.
 */
export async function exportList<Row>(
  list: ListExport<Row>,
  context: RequestContext<'staff' | 'admin'>,
): Promise<Response> {
  const { name, recorded } = list;
  const rows = await context.readFigures((tx) => list.count(tx));
  await context.transaction((tx) =>
    recordAudit(tx, {
      action: recorded.action,
      subject: { type: auditRegistry[recorded.action].subject, id: 'all' },
      requestId: context.requestId,
      details: { rows, ...recorded.details },
    }),
  );
  return new Response(streamOf(lines(list, context)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${utcDay(context.platform.clock())}.csv"`,
      'Cache-Control': 'no-store',
      'Rumo-Rows': String(rows),
    },
  });
}

/** Pulls the next piece only when the reader has room. An error aborts the response. */
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

/** A short transaction per page: a slow reader must not hold a connection. */
async function* lines<Row>(
  { columns, page, cursorOf, cells }: ListExport<Row>,
  context: RequestContext<'staff' | 'admin'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  let cursor: string | undefined;
  do {
    const rows = await context.readFigures((tx) => page(tx, { cursor, limit: pageSize }));
    yield rows.map((row) => csvLine(cells(row))).join('');
    const last = rows.at(-1);
    cursor = last && rows.length === pageSize ? cursorOf(last) : undefined;
  } while (cursor);
}
