import type * as contract from '#features/audit/contract/office-audit.ts';
import { matchingAudit, readEntries, resolveFilter } from '#features/audit/server/log.ts';
import { auditSentence, officeAuditTexts } from '#features/audit/texts/office-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import { exportList } from './export-list.ts';

/** The largest limit of PostgreSQL. */
const everyRow = 2_147_483_647;

/**
 * Exports the audit entries of a filter as CSV, newest first, up to the moment of the request: the export's own entry is
 * not among its rows. It is in this room because export-list.ts already depends on the audit room.
 */
export function exportAudit(
  { query: filter }: Parsed<typeof contract.exportAudit>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  let end: string | undefined;
  return exportList(
    {
      name: 'audit-log',
      recorded: {
        action: 'audit.exported',
        details: { group: filter.group ?? null, searched: Boolean(filter.who || filter.about) },
      },
      columns: officeAuditTexts.export.columns,
      async count(tx) {
        end = await endOfLog(tx);
        return countOfEntries(tx, filter);
      },
      async page(tx, { cursor, limit }) {
        const match = await resolveFilter(tx, filter);
        const rows = await matchingAudit(tx, match, { before: cursor ?? end, limit }).execute();
        const ids = rows.map(({ id }) => Number(id));
        return readEntries(tx, ids);
      },
      cursorOf: ({ id }) => id,
      cells: (entry) => [
        entry.id,
        entry.occurred_at,
        auditSentence(entry),
        entry.action,
        entry.actor?.id ?? '',
        entry.actor_role,
        entry.subject_type,
        entry.subject_id,
        entry.owner?.id ?? '',
        JSON.stringify(entry.details),
      ],
    },
    context,
  );
}

/** The lowest id that the next entry can have. */
async function endOfLog(tx: Tx): Promise<string> {
  const { newest } = await tx
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return String(Number(newest ?? 0) + 1);
}

async function countOfEntries(tx: Tx, filter: Parsed<typeof contract.exportAudit>['query']): Promise<number> {
  const match = await resolveFilter(tx, filter);
  const { found } = await tx
    .selectFrom(matchingAudit(tx, match, { limit: everyRow }).as('entry'))
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
}
