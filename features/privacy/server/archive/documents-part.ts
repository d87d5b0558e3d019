import { html } from 'hono/html';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { type Markup, part, table } from './markup.ts';
import type { AccountArchive, CopiedRows } from './read-account-archive.ts';
import type { Words } from './words.ts';

/** A finished document and its place in the archive; without one, its bytes could not be read. */
export interface ListedFile {
  row: { id: string; file_name: string };
  path: string | undefined;
}

/** Every document, with a link to its file. */
export function documentsPart({ rows }: AccountArchive, files: readonly ListedFile[], words: Words): Markup {
  const texts = words.page.documents;
  const paths = new Map(files.map(({ row, path }) => [row.id, path]));
  return part(
    texts.heading,
    table(
      [texts.file, texts.type, texts.size, texts.uploaded, texts.review],
      rows.documents.map((document) => [
        linkTo(paths.get(document.id), document.file_name),
        document.guide_item ? words.nifDocument : words.categories[document.document_category],
        document.file_size,
        document.upload_status === 'pending' ? texts.unfinished : words.day(document.created_at),
        reviewOf(document, words),
      ]),
      words.page.nothing,
    ),
  );
}

const linkTo = (path: string | undefined, name: string) =>
  path ? html`<a href="${path.split('/').map(encodeURIComponent).join('/')}">${name}</a>` : name;

function reviewOf(document: CopiedRows['documents'][number], words: Words): string {
  if (document.upload_status !== 'uploaded' || !paperOf(document)) return '';
  const outcome = words.reviews[document.review_status];
  return document.review_reason ? `${outcome}: ${document.review_reason}` : outcome;
}
