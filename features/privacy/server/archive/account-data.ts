import type { ListedFile } from './documents-part.ts';
import type { AccountArchive } from './read-account-archive.ts';

/**
 * The same for programs: every row by its table, moments as ISO 8601 in UTC, amounts in cents, digests in hexadecimal.
 * `files` says where each document lies in the archive; null where its bytes could not be read.
 */
export function accountData(
  { rows, applications }: AccountArchive,
  files: readonly ListedFile[],
  now: Date,
): string {
  const { accounts, documents, ...others } = rows;
  const data = {
    format: 'rumo-account-archive',
    version: 1,
    made_at: now,
    accounts,
    visa_applications: applications,
    documents: documents.map((document) => ({
      ...document,
      sha256: document.sha256?.toString('hex') ?? null,
    })),
    files: Object.fromEntries(files.map(({ row, path }) => [row.id, path ?? null])),
    ...others,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
