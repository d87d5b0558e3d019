import type { HttpBindings } from '@hono/node-server';
import { makeZip } from 'client-zip';
import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import { FileMissing } from '#platform/server/files/files.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { DocumentRow } from '../contract.ts';
import { extensionOf } from '../rules/documents.ts';
import { archiveTexts as portugueseTexts } from '../texts/document-archive.pt.ts';
import { archiveTexts } from '../texts/document-archive.ts';
import { categoryNames as portugueseNames } from '../texts/document-categories.pt.ts';
import { categoryNames } from '../texts/document-categories.ts';

/** The columns that the bytes of a document are read by. */
export const fileColumns = ['id', 'file_path', 'file_size', 'wrapped_key', 'created_at'] as const;

interface Wanted<Row> {
  row: Row;
  /** Where it stands in the archive. */
  path: string;
}

/**
 * The bytes of documents, one file opened at a time. One that is missing is logged and told to `onMissing` instead of
 * read; a damaged one throws while it is read.
 */
export async function* archivedFiles<Row extends Pick<Selectable<Documents>, (typeof fileColumns)[number]>>(
  wanted: readonly Wanted<Row>[],
  { platform: { files, log }, requestId }: Pick<RequestContext, 'platform' | 'requestId'>,
  onMissing: (row: Row) => void,
): AsyncGenerator<ZipEntry> {
  for (const { row, path } of wanted) {
    const file = { key: row.file_path, size: row.file_size, wrappedKey: row.wrapped_key ?? Buffer.alloc(0) };
    const bytes = await files.open(file).catch((err: unknown) => {
      if (!(err instanceof FileMissing)) throw err;
      log.error({ requestId, documentId: row.id, err }, 'a stored document cannot be read');
      return undefined;
    });
    if (!bytes) {
      onMissing(row);
      continue;
    }
    try {
      yield { name: path, input: bytes, size: row.file_size, lastModified: row.created_at };
    } finally {
      // The reader may have left in the middle of it.
      bytes.destroy();
    }
  }
}

type Named = Pick<DocumentRow, 'file_name' | 'document_category'> & {
  guide_item: string | null;
  /** The folder that the folders by type stand in, with a slash behind it; made of names that fit. */
  within?: string;
};

/**
 * Where each file stands in the archive: a folder by type, the file's own name, and `(2)` behind one that the folder
 * has already. The same files in the same order get the same names.
 */
export function archiveNames(rows: readonly Named[], language: Language): string[] {
  const { categories, nifFolder } = archiveWords[language];
  const taken = new Set<string>();
  return rows.map((row) => {
    const folder = `${row.within ?? ''}${row.guide_item ? nifFolder : categories[row.document_category]}`;
    const name = fitForFolders(row.file_name);
    const extension = extensionOf(name);
    const stem = name.slice(0, name.length - extension.length);
    let path = `${folder}/${name}`;
    // Windows and macOS do not tell capitals apart, nor two ways of writing one accent.
    for (let copy = 2; taken.has(sameForDisks(path)); copy += 1)
      path = `${folder}/${stem} (${copy})${name.slice(stem.length)}`;
    taken.add(sameForDisks(path));
    return path;
  });
}

const sameForDisks = (path: string) => path.normalize('NFC').toLowerCase();

/** Names that Windows keeps for devices, with any ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that every system can unpack and none takes for a path. */
export function fitForFolders(name: string): string {
  const named = name.replaceAll(/[<>:"|?*\\/\p{Cc}]/gu, '_').replace(/^\.+/, '_');
  // Windows drops dots and blanks at the end.
  const plain = /^[\s\S]*[^. ]/.exec(named)?.[0] ?? '';
  return devices.test(plain) || plain === '' ? `_${plain}` : plain;
}

/** A file of an archive: its path in it, its bytes, and how many there are where that is known ahead. */
export interface ZipEntry {
  name: string;
  input: string | AsyncIterable<Uint8Array>;
  size?: number;
  lastModified: Date;
}

/**
 * Streams files as one archive named `name`, one after the other, stored and not squeezed: at no time is there more than
 * a piece of one file in memory. A damaged file breaks the connection, so that nobody keeps half an archive for a whole
 * one.
 */
export function sendZip(
  entries: AsyncIterable<ZipEntry>,
  name: string,
  { platform, http, requestId }: RequestContext,
): Response {
  const { outgoing } = http.env as HttpBindings;
  const pieces = makeZip(entries).getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (err) {
          platform.log.error({ requestId, err }, 'an archive broke off');
          outgoing.destroy();
          controller.close();
        }
      },
      cancel: (reason) => pieces.cancel(reason).catch(() => {}),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** What stands in an archive of documents: the names of its folders, and its list. */
export const archiveWords = {
  en: { ...archiveTexts, categories: categoryNames },
  pt: { ...portugueseTexts, categories: portugueseNames },
} satisfies Record<Language, object>;
