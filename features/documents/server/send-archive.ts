import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Language } from '#platform/shared/languages.ts';
import { archiveIndex } from './archive-index.ts';
import { archiveNames } from './archive-names.ts';
import { archivedFiles, fileColumns } from './archived-files.ts';
import { sendZip } from './send-zip.ts';

/** The columns that `sendArchive` needs. */
export const archiveColumns = [...fileColumns, 'file_name', 'document_category', 'guide_item'] as const;

export type ArchivedRow = Pick<
  Selectable<Documents>,
  Exclude<(typeof archiveColumns)[number], 'guide_item'>
> & {
  guide_item: 'nif-document' | null;
};

/** Sends documents as one archive with a list of them. A file that is missing is named in the list instead. */
export function sendArchive(
  rows: readonly ArchivedRow[],
  language: Language,
  context: RequestContext,
): Response {
  const now = context.platform.clock();
  return sendZip(
    entries(rows, language, now, context),
    `rumo-documents-${now.toISOString().slice(0, 10)}.zip`,
    context,
  );
}

async function* entries(
  rows: readonly ArchivedRow[],
  language: Language,
  now: Date,
  context: RequestContext,
) {
  const names = archiveNames(rows, language);
  const wanted = rows.map((row, index) => ({ row, path: names[index] ?? row.id }));
  const missing = new Set<string>();
  yield* archivedFiles(wanted, context, ({ id }) => missing.add(id));
  const listed = wanted.map(({ row, path }) => ({ row, path: missing.has(row.id) ? undefined : path }));
  yield { name: 'index.html', input: archiveIndex(listed, language, now), lastModified: now };
}
