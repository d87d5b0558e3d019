import { type Selectable, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { readOwnApplications } from '#features/applications/server/own.ts';
import { shownActions } from '#features/audit/registry.ts';
import { toldToApplicant } from '#features/audit/rules/activity.ts';
import { fileColumns } from '#features/documents/server/archive-files.ts';
import type { Tx } from '#platform/server/database.ts';
import { copiedTables } from './copied-tables.ts';

type Table = keyof typeof copiedTables;

/** A person's rows by table, each with the columns of `copiedTables`. */
export type CopiedRows = {
  [T in Table]: Pick<Selectable<DB[T]>, Extract<(typeof copiedTables)[T][number], keyof Selectable<DB[T]>>>[];
};

/** Everything we hold about a person, as they may see it. */
export interface AccountArchive {
  rows: CopiedRows;
  applications: Application[];
  /** Storage of the finished documents, oldest first. */
  files: Pick<Selectable<DB['documents']>, (typeof fileColumns)[number]>[];
}

/** `tx` acts as the person, who gets only their own rows. */
export async function readAccountArchive(tx: Tx, userId: string, now: Date): Promise<AccountArchive> {
  const rows: Partial<Record<Table, unknown[]>> = {};
  for (const [table, columns] of Object.entries(copiedTables) as [Table, readonly string[]][]) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const order = sql.ref(timeColumn(columns));
    rows[table] = (await sql`select ${list} from ${sql.table(table)} order by ${order}, 1`.execute(tx)).rows;
  }
  const copied = rows as CopiedRows;
  return {
    rows: { ...copied, audit_log: visibleEntries(copied.audit_log, now) },
    applications: await readOwnApplications(tx, userId, now),
    files: await tx
      .selectFrom('documents')
      .select(fileColumns)
      .where('user_id', '=', userId)
      .where('upload_status', '=', 'uploaded')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  };
}

/** The first column with a time or day. */
const timeColumn = (columns: readonly string[]) =>
  columns.find((column) => /(_at|^day)$/.test(column)) ?? columns[0] ?? '';

/** Actions whose details the person also reads elsewhere. */
const actionsWithDetails = new Set<string>(shownActions);

/** The entries that the person may see, without details of what staff did among themselves: these hold staff ids. */
function visibleEntries(entries: CopiedRows['audit_log'], now: Date): CopiedRows['audit_log'] {
  const newestFirst = entries.toSorted((one, other) => other.id - one.id);
  return toldToApplicant(newestFirst, now)
    .map((entry) => (actionsWithDetails.has(entry.action) ? entry : { ...entry, details: {} }))
    .reverse();
}
