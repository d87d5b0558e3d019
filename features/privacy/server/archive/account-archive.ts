import { recordAudit } from '#features/audit/server/record-audit.ts';
import {
  archivedFiles,
  archiveNames,
  fitForFolders,
  sendZip,
  type ZipEntry,
} from '#features/documents/server/archive-files.ts';
import { actorFromLink, createSignedLink } from '#features/documents/server/links.ts';
import { languageOf } from '#platform/server/http/request.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { Language } from '#platform/shared/languages.ts';
import type * as contracts from '../../contract.ts';
import { accountPage, type ListedFile } from './account-page.ts';
import { type AccountArchive, readAccountArchive } from './read-account-archive.ts';
import { wordsFor } from './words.ts';

/** A link to everything we hold about the caller, for an hour, in this session and the screen's language. */
export async function createAccountArchiveLink(
  _input: unknown,
  { person, platform, http }: RequestContext<'person'>,
): Promise<Output<typeof contracts.createAccountArchiveLink>> {
  const link = createSignedLink(platform, '/files/account/archive.zip', {
    to: 'account',
    id: '',
    sessionId: person.sessionId,
  });
  return { ...link, url: link.url.replace('?', `?language=${languageOf(http)}&`) };
}

/**
 * Sends everything we hold about the link's owner, read as of one moment. Throws `not_found` for all others. The audit entry is
 * written before the first byte.
 */
export async function openAccountArchive(
  { query }: Parsed<typeof contracts.openAccountArchive>,
  context: RequestContext<'link'>,
): Promise<Response> {
  const { platform, http, requestId } = context;
  const actor = await actorFromLink(context, { to: 'account', id: '' }, query);
  const now = platform.clock();
  const archive = await platform.database.asReader(actor, (tx) => readAccountArchive(tx, actor.userId, now));
  if (http.req.method !== 'HEAD') {
    await platform.database.asActor(actor, (tx) =>
      recordAudit(tx, {
        action: 'account.copied',
        subject: { type: 'account', id: actor.userId },
        ownerId: actor.userId,
        details: { documents: archive.files.length },
        requestId,
      }),
    );
  }
  const name = `rumo-data-${now.toISOString().slice(0, 10)}.zip`;
  return sendZip(entries(archive, query.language, now, context), name, context);
}

/** Documents first, then the page and the data, which by then know what could not be read. */
async function* entries(
  archive: AccountArchive,
  language: Language,
  now: Date,
  context: RequestContext,
): AsyncGenerator<ZipEntry> {
  const wanted = withPaths(archive, language);
  const missing = new Set<string>();
  yield* archivedFiles(wanted, context, ({ id }) => missing.add(id));
  const files = wanted.map(({ row, path }) => ({ row, path: missing.has(row.id) ? undefined : path }));
  const page = `${wordsFor(language).files.page}.html`;
  yield { name: page, input: accountPage({ archive, files, now }, language), lastModified: now };
  yield { name: 'data.json', input: accountData(archive, files, now), lastModified: now };
}

/** The finished documents with their paths: by person where there are several, then by type. */
function withPaths({ rows, applications, files }: AccountArchive, language: Language) {
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

/**
 * The same for programs: rows by table, times as ISO 8601 in UTC, amounts in cents, hashes in hexadecimal. `files` holds
 * each document's path in the archive; null where its bytes could not be read.
 */
function accountData(
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
