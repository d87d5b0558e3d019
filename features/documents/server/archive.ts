import { requireOwnApplication } from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { languageOf } from '#platform/server/http/request.ts';
import type { Operation, RequestContext } from '#platform/server/operation.ts';
import { type Language, locales } from '#platform/shared/languages.ts';
import type * as contract from '../contract.ts';
import { archivedFiles, archiveNames, archiveTexts, fileColumns, sendZip } from './archive-files.ts';
import { actorFromLink, createSignedLink } from './links.ts';

/**
 * Creates a link that saves all documents of one of the caller's applications, valid for an hour in this session. It names
 * the language, because a new tab requests the browser's own.
 */
export const createArchiveLink: Operation<typeof contract.createArchiveLink, 'person'> = async (
  { params },
  { person, platform, transaction, http },
) => {
  const id = params.application_id;
  await transaction((tx) => requireOwnApplication(tx, id));
  const link = createSignedLink(platform, `/files/applications/${id}/documents.zip`, {
    to: 'archive',
    id,
    sessionId: person.sessionId,
  });
  return { ...link, url: link.url.replace('?', `?language=${languageOf(http)}&`) };
};

/**
 * Sends all finished documents of an application; throws `not_found` outside the link's session. The audit row is committed
 * before the first byte leaves.
 */
export const openArchive: Operation<typeof contract.openArchive, 'link'> = async (
  { params, query },
  context,
) => {
  const { platform, http } = context;
  const actor = await actorFromLink(context, { to: 'archive', id: params.application_id }, query);

  const rows = await platform.database.asActor(actor, async (tx) => {
    const found = await readUploadedDocuments(tx, params.application_id);
    if (http.req.method !== 'HEAD') {
      await recordAudit(tx, {
        action: 'documents.exported',
        subject: { type: 'application', id: params.application_id },
        ownerId: actor.userId,
        details: { documents: found.length },
        requestId: context.requestId,
      });
    }
    return found;
  });
  const now = platform.clock();
  const name = `rumo-documents-${dayOf(now)}.zip`;
  return sendZip(entries(rows, query.language, now, context), name, context);
};

/** Oldest first, so that a file keeps its name when others follow it. */
async function readUploadedDocuments(tx: Tx, applicationId: string) {
  await requireOwnApplication(tx, applicationId);
  return tx
    .selectFrom('documents')
    .select([...fileColumns, 'file_name', 'document_category', 'guide_item'])
    .where('application_id', '=', applicationId)
    .where('upload_status', '=', 'uploaded')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

type ArchivedRow = Awaited<ReturnType<typeof readUploadedDocuments>>[number];

/** The documents, then a page that lists them and names those that are missing. */
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

/** The page that lists the files, with links relative to it; a file without a path could not be read. */
function archiveIndex(
  listed: readonly { row: ArchivedRow; path: string | undefined }[],
  language: Language,
  now: Date,
): string {
  const { categories, nifFolder, index: texts } = archiveTexts[language];
  const rows = listed.map(({ row, path }) => {
    const name = escaped(row.file_name);
    const link = path?.split('/').map(encodeURIComponent).join('/');
    const type = row.guide_item ? nifFolder : categories[row.document_category];
    return `<tr><td>${link ? `<a href="${escaped(link)}">${name}</a>` : `${name}<br>${texts.missing}`}</td><td>${type}</td><td>${row.file_size}</td><td>${dayOf(row.created_at)}</td></tr>`;
  });
  const head = [texts.file, texts.type, texts.size, texts.uploaded].map(
    (word) => `<th scope="col">${word}</th>`,
  );
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>
body { font: 18px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #999; padding: 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.saved(dayOf(now))}</p>
${rows.length > 0 ? `<table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>` : `<p>${texts.empty}</p>`}
</body>
</html>
`;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
