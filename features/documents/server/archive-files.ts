import type { HttpBindings } from '@hono/node-server';
import { makeZip } from 'client-zip';
import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import { FileMissing } from '#platform/server/files/files.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { DocumentRow } from '../contract.ts';
import { extensionOf } from '../rules/documents.ts';
import { archiveTexts as ptTexts } from '../texts/document-archive.pt.ts';
import { archiveTexts as texts } from '../texts/document-archive.ts';
import { categoryNames as ptCategories } from '../texts/document-categories.pt.ts';
import { categoryNames as categories } from '../texts/document-categories.ts';
import { storedFile, streamOrDestroy } from './content.ts';

/** The columns that `archivedFiles` needs. */
export const fileColumns = ['id', 'file_path', 'file_size', 'wrapped_key', 'created_at'] as const;

interface Wanted<Row> {
  row: Row;
  /** Its path in the archive. */
  path: string;
}

/**
 * The bytes of documents, one file open at a time. A missing one is logged and passed to `onMissing`; a damaged one throws
 * while it is read.
 */
export async function* archivedFiles<Row extends Pick<Selectable<Documents>, (typeof fileColumns)[number]>>(
  wanted: readonly Wanted<Row>[],
  { platform: { files, log }, requestId }: Pick<RequestContext, 'platform' | 'requestId'>,
  onMissing: (row: Row) => void,
): AsyncGenerator<ZipEntry> {
  for (const { row, path } of wanted) {
    const bytes = await files.open(storedFile(row)).catch((err: unknown) => {
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
      // The client may have disconnected in the middle of it.
      bytes.destroy();
    }
  }
}

type Named = Pick<DocumentRow, 'file_name' | 'document_category'> & {
  guide_item: string | null;
  /** The parent of the folders by type, with a slash at its end; made by `fitForFolders`. */
  within?: string;
};

/**
 * Windows' own unpacker stops at 260 characters, of which `C:\\Users\\`, a user's name, `Downloads` and the archive's name, twice
 * where a folder is made of it, take up to 80.
 */
const longestPath = 180;

/** More is no name of a person's folder. */
const longestFolder = 50;

/**
 * The path of each file in the archive: a folder by type, the file's own name, and `(2)` after a name that the folder
 * already has. A name that is too long for the path loses the end of its stem. Deterministic for the same files in the same
 * order.
 */
export function archiveNames(rows: readonly Named[], language: Language): string[] {
  const { categories, nifFolder } = archiveTexts[language];
  const taken = new Set<string>();
  return rows.map((row) => {
    const folder = `${row.within ?? ''}${row.guide_item ? nifFolder : categories[row.document_category]}`;
    const name = fitForFiles(row.file_name);
    const extension = name.slice(name.length - extensionOf(name).length);
    const stem = name.slice(0, name.length - extension.length);
    const pathOf = (mark: string) => {
      const room = longestPath - folder.length - 1 - extension.length - mark.length;
      return `${folder}/${shortened(stem, room)}${mark}${extension}`;
    };
    let path = pathOf('');
    // Windows and macOS ignore case and the Unicode form of an accent.
    for (let copy = 2; taken.has(caseFolded(path)); copy += 1) path = pathOf(` (${copy})`);
    taken.add(caseFolded(path));
    return path;
  });
}

const caseFolded = (path: string) => path.normalize('NFC').toLowerCase();

/** Names that Windows reserves for devices, with any extension and any blanks. */
const deviceNames = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) {0,99}(?:\.|$)/i;

/** A file name that is valid on every system and is no path. */
function fitForFiles(name: string): string {
  const named = name.replaceAll(/[<>:"|?*\\/\p{Cc}]/gu, '_').replace(/^\.+/, '_');
  const plain = withoutEnd(named);
  return deviceNames.test(plain) || plain === '' ? `_${plain}` : plain;
}

/** A name of a folder that is valid on every system and is no path. */
export const fitForFolders = (name: string): string => shortened(fitForFiles(name), longestFolder);

/** Windows drops dots and blanks at the end. */
const withoutEnd = (name: string) => /^[\s\S]*[^. ]/.exec(name)?.[0] ?? '';

/** At most so many characters as Windows counts them, without half a letter at the end. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  return withoutEnd(name.slice(0, Math.max(1, most)).replace(/[\ud800-\udbff]$/, ''));
}

/** A file of an archive; `size` in bytes where it is known ahead. */
export interface ZipEntry {
  name: string;
  input: string | AsyncIterable<Uint8Array>;
  size?: number;
  lastModified: Date;
}

/**
 * Streams files as one uncompressed archive: at most a piece of one file is in memory. A damaged file closes the connection,
 * so that no half archive looks complete.
 */
export function sendZip(
  entries: AsyncIterable<ZipEntry>,
  name: string,
  { platform, http, requestId }: RequestContext,
): Response {
  const { outgoing } = http.env as HttpBindings;
  const pieces = makeZip(entries).getReader();
  const body = streamOrDestroy(
    () => pieces.read(),
    (reason) => pieces.cancel(reason).catch(() => {}),
    outgoing,
    (err) => platform.log.error({ requestId, err }, 'an archive broke off'),
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

/** The names of the folders and the texts of the list. */
export const archiveTexts = {
  en: { ...texts, categories },
  pt: { ...ptTexts, categories: ptCategories },
} satisfies Record<Language, object>;
