import { type BringItemId, inListOrder, isBringItem } from '#features/bring/rules.ts';
import {
  paperOf,
  type RequiredDocument,
  requiredDocuments,
} from '#features/documents/rules/document-types.ts';
import { isReplaced } from '#features/reviews/rules.ts';

/** Upright sheets in points. */
export const paperSizes = { letter: [612, 792], a4: [595.28, 841.89] } as const;
export type PaperSize = keyof typeof paperSizes;

/** A tab of the folder: the six papers and what else to bring, in the order of the lists, then one for other documents. */
export type FolderTab = RequiredDocument | BringItemId | 'just-in-case';

export interface FolderSection<File> {
  tab: FolderTab;
  files: readonly File[];
}

/** What decides whether and where a document is in the folder. */
interface Filed {
  id: string;
  document_category: string;
  guide_item: string | null;
  bring_item: string | null;
  upload_status: string;
  replaces_id: string | null;
  review: { status: string } | null;
  created_at: string;
}

/**
 * The documents for the folder, in its order: a section for each of the six papers, even without files unless it was set
 * aside, one for everything else to bring of which there is a file, and one for all others, the NIF document first. Leaves out unfinished uploads and files with a newer copy. Within a section the oldest is
 * first, because a paper is uploaded before its apostille.
 */
export function folderSections<File extends Filed>(
  documents: readonly File[],
  { setAside = [], bring = [] }: { setAside?: readonly string[]; bring?: readonly BringItemId[] } = {},
): FolderSection<File>[] {
  const current = documents
    .filter((row) => row.upload_status === 'uploaded' && !isReplaced(row, documents))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const listed = inListOrder(requiredDocuments, bring)
    .map((tab) => ({
      tab,
      files: current.filter((row) => (row.bring_item ?? paperOf(row)) === tab),
    }))
    .filter(({ tab, files }) => files.length > 0 || !(isBringItem(tab) || setAside.includes(tab)));
  const nif = current.filter((row) => paperOf(row) === 'nif-document');
  const rest = current.filter(
    (row) => paperOf(row) === undefined && !bring.some((id) => id === row.bring_item),
  );
  return [...listed, { tab: 'just-in-case', files: [...nif, ...rest] }];
}

/**
 * The initial choice: every file of the six papers and of what else to bring, and the NIF document. A returned file is chosen only where its paper has
 * no other.
 */
export function chosenAtFirst<File extends Filed>(sections: readonly FolderSection<File>[]): string[] {
  return sections.flatMap(({ tab, files }) => {
    if (tab === 'just-in-case') return files.filter((row) => paperOf(row)).map(({ id }) => id);
    const fit = files.filter(({ review }) => review?.status !== 'returned');
    return (fit.length > 0 ? fit : files).map(({ id }) => id);
  });
}

/** The sections with the chosen files. What is no required paper is left out when it is empty. */
export function planFolder<File extends { id: string }>(
  sections: readonly FolderSection<File>[],
  chosen: ReadonlySet<string>,
): FolderSection<File>[] {
  return sections
    .map(({ tab, files }) => ({ tab, files: files.filter(({ id }) => chosen.has(id)) }))
    .filter(({ tab, files }) => files.length > 0 || !(tab === 'just-in-case' || isBringItem(tab)));
}

export interface NumberedSection<File> {
  tab: FolderTab;
  /** Of its divider, counted from 1. */
  page: number;
  /** Of its last page. */
  lastPage: number;
  files: { file: File; page: number; pages: number }[];
}

interface Lengths<File> {
  /** Pages before the first divider. */
  before: number;
  /** Pages after the last paper. */
  after: number;
  pagesOf: (file: File) => number;
}

/** The page numbers for the tick list: each divider is one page, and its files follow it. */
export function numberFolder<File>(
  sections: readonly FolderSection<File>[],
  { before, after, pagesOf }: Lengths<File>,
): { sections: NumberedSection<File>[]; total: number } {
  let page = before;
  const numbered = sections.map(({ tab, files }) => {
    page += 1;
    const divider = page;
    const placed = files.map((file) => {
      const pages = pagesOf(file);
      const first = page + 1;
      page += pages;
      return { file, page: first, pages };
    });
    return { tab, page: divider, lastPage: page, files: placed };
  });
  return { sections: numbered, total: page + after };
}

/**
 * Fits a page on a sheet: scaled down where it is too large, never up, and centred. A landscape page gets a landscape sheet.
 * All in points; `x` and `y` are the corner of the sheet in the scaled page's coordinates.
 */
export function fitOnSheet(
  page: { x: number; y: number; width: number; height: number },
  [short, long]: readonly [number, number],
): { scale: number; x: number; y: number; width: number; height: number } {
  const [width, height] = page.width > page.height ? [long, short] : [short, long];
  const scale = Math.min(1, width / page.width, height / page.height);
  const margin = (sheet: number, side: number) => (sheet - side * scale) / 2;
  return {
    scale,
    width,
    height,
    x: page.x * scale - margin(width, page.width),
    y: page.y * scale - margin(height, page.height),
  };
}

/** At least 96 dots per inch, else pixels show. */
const pointsPerPixel = 72 / 96;

/** Centres a picture on an upright sheet, as large as `pointsPerPixel` and the margin allow. */
export function placePicture(
  picture: { width: number; height: number },
  [width, height]: readonly [number, number],
  margin: number,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(
    pointsPerPixel,
    (width - 2 * margin) / picture.width,
    (height - 2 * margin) / picture.height,
  );
  const [wide, high] = [picture.width * scale, picture.height * scale];
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}

const kinds: Readonly<Record<string, 'pdf' | 'picture' | 'word'>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'application/msword': 'word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
};

/** How a file of a media type goes into the folder; Word files and others have a page in their place. */
export const folderKindOf = (fileType: string): 'pdf' | 'picture' | 'word' | 'other' =>
  kinds[fileType] ?? 'other';
