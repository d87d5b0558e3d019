import type { Language } from '#platform/shared/languages.ts';
import type { DocumentRow } from '../contract.ts';
import { extensionOf } from '../rules/documents.ts';
import { archiveWords } from './archive-words.ts';

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
