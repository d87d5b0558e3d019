import { archiveNames, fitForFolders } from '#features/documents/server/archive-names.ts';
import { archivedFiles } from '#features/documents/server/archived-files.ts';
import { sendZip, type ZipEntry } from '#features/documents/server/send-zip.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Language } from '#platform/shared/languages.ts';
import { accountData } from './account-data.ts';
import { accountPage } from './account-page.ts';
import type { AccountArchive } from './read-account-archive.ts';
import { wordsFor } from './words.ts';

/**
 * Sends all of it as one archive: the documents first, then the page and the data, which by then know what could not be
 * read.
 */
export function sendAccountArchive(
  archive: AccountArchive,
  language: Language,
  now: Date,
  context: RequestContext,
): Response {
  const name = `rumo-data-${now.toISOString().slice(0, 10)}.zip`;
  return sendZip(entries(archive, language, now, context), name, context);
}

async function* entries(
  archive: AccountArchive,
  language: Language,
  now: Date,
  context: RequestContext,
): AsyncGenerator<ZipEntry> {
  const wanted = placed(archive, language);
  const missing = new Set<string>();
  yield* archivedFiles(wanted, context, ({ id }) => missing.add(id));
  const files = wanted.map(({ row, path }) => ({ row, path: missing.has(row.id) ? undefined : path }));
  const page = `${wordsFor(language).files.page}.html`;
  yield { name: page, input: accountPage({ archive, files, now }, language), lastModified: now };
  yield { name: 'data.json', input: accountData(archive, files, now), lastModified: now };
}

/** The finished documents with their places: by person where there are several, then by type. */
function placed({ rows, applications, files }: AccountArchive, language: Language) {
  const { files: texts, whose } = wordsFor(language);
  const bytes = new Map(files.map((file) => [file.id, file]));
  const list = rows.documents.flatMap((document) => {
    const file = bytes.get(document.id);
    const application = applications.find(({ id }) => id === document.application_id);
    const person = applications.length > 1 && application ? `${fitForFolders(whose(application))}/` : '';
    const within = `${texts.documents}/${person}`;
    return file ? [{ ...file, ...document, within }] : [];
  });
  const paths = archiveNames(list, language);
  return list.map((row, index) => ({ row, path: paths[index] ?? row.id }));
}
