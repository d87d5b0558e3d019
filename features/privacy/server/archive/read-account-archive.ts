import { type Selectable, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { readOwnApplications } from '#features/applications/server/own.ts';
import { toldToApplicant } from '#features/audit/rules/activity.ts';
import { activityTexts } from '#features/audit/texts/activity.ts';
import { fileColumns } from '#features/documents/server/archive-files.ts';
import type { Tx } from '#platform/server/database.ts';
import { copiedTables } from './copied-tables.ts';

type Table = keyof typeof copiedTables;

/** A person's rows by table, each with the columns of `copiedTables`. */
export type CopiedRows = {
  [T in Table]: Pick<Selectable<DB[T]>, Extract<(typeof copiedTables)[T][number], keyof Selectable<DB[T]>>>[];
};

/** Everything we hold about a person, as they may see it at one moment. */
export interface AccountArchive {
  rows: CopiedRows;
  applications: Application[];
  /** Where the bytes of the finished documents lie, oldest first. */
  files: Pick<Selectable<DB['documents']>, (typeof fileColumns)[number]>[];
}

/** Reads all of it. `tx` acts as the person, who gets no rows but their own. */
export async function readAccountArchive(tx: Tx, userId: string, now: Date): Promise<AccountArchive> {
  const rows: Partial<Record<Table, unknown[]>> = {};
  for (const [table, columns] of Object.entries(copiedTables) as [Table, readonly string[]][]) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const found =
      await sql`select ${list} from ${sql.table(table)} order by ${sql.ref(momentOf(columns))}, 1`.execute(
        tx,
      );
    rows[table] = found.rows;
  }
  const copied = rows as CopiedRows;
  return {
    rows: { ...copied, audit_log: told(copied.audit_log, now) },
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

/** The oldest first, by the first column that says when. */
const momentOf = (columns: readonly string[]) =>
  columns.find((column) => /(_at|^day)$/.test(column)) ?? columns[0] ?? '';

/** Actions whose details the person reads elsewhere, too. */
const open = new Set([...Object.keys(activityTexts), 'document.opened_by_staff']);

/**
 * The entries about somebody that they may know of. Details of what staff did among themselves name staff by their ids,
 * and stay away.
 */
function told(entries: CopiedRows['audit_log'], now: Date): CopiedRows['audit_log'] {
  const newestFirst = entries.toSorted((one, other) => other.id - one.id);
  return toldToApplicant(newestFirst, now)
    .map((entry) => (open.has(entry.action) ? entry : { ...entry, details: {} }))
    .reverse();
}
