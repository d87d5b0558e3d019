import {
  paperOf,
  type RequiredDocument,
  requiredDocuments,
} from '#features/documents/rules/document-types.ts';
import { isReplaced } from '#features/reviews/rules.ts';

/** The sheets it can be printed on, in points, upright. */
export const paperSizes = { letter: [612, 792], a4: [595.28, 841.89] } as const;
export type PaperSize = keyof typeof paperSizes;

/** What a tab of the folder stands for: the six papers, then what may be asked for besides. */
export type FolderTab = RequiredDocument | 'just-in-case';

export interface FolderSection<File> {
  tab: FolderTab;
  files: readonly File[];
}

/** What of a document decides whether and where it stands in the folder. */
interface Filed {
  id: string;
  document_category: string;
  guide_item: string | null;
  upload_status: string;
  replaces_id: string | null;
  review: { status: string } | null;
  created_at: string;
}

/**
 * What could go into the folder, in its order: a section for each of the six papers, also where nothing is there, and one
 * for everything else, the NIF document first. Left out are uploads that did not finish and files that a newer copy has
 * replaced. Within a section the oldest stands first: a paper and its apostille were uploaded in that order.
 */
export function folderSections<File extends Filed>(documents: readonly File[]): FolderSection<File>[] {
  const current = documents
    .filter((row) => row.upload_status === 'uploaded' && !isReplaced(row, documents))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const papers = requiredDocuments.map((tab) => ({
    tab,
    files: current.filter((row) => paperOf(row) === tab),
  }));
  const nif = current.filter((row) => paperOf(row) === 'nif-document');
  const rest = current.filter((row) => paperOf(row) === undefined);
  return [...papers, { tab: 'just-in-case', files: [...nif, ...rest] }];
}

/**
 * What is chosen before anybody chooses: every file of the six papers, and the NIF document. One that needs a new copy gives
 * way where another file of its paper is there; alone, it is better than nothing.
 */
export function chosenAtFirst<File extends Filed>(sections: readonly FolderSection<File>[]): string[] {
  return sections.flatMap(({ tab, files }) => {
    if (tab === 'just-in-case') return files.filter((row) => paperOf(row)).map(({ id }) => id);
    const fit = files.filter(({ review }) => review?.status !== 'returned');
    return (fit.length > 0 ? fit : files).map(({ id }) => id);
  });
}

/** The sections with the files that were chosen. One of the six stays without files; the last goes when it is empty. */
export function planFolder<File extends { id: string }>(
  sections: readonly FolderSection<File>[],
  chosen: ReadonlySet<string>,
): FolderSection<File>[] {
  return sections
    .map(({ tab, files }) => ({ tab, files: files.filter(({ id }) => chosen.has(id)) }))
    .filter(({ tab, files }) => tab !== 'just-in-case' || files.length > 0);
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
  /** Pages behind the last paper. */
  after: number;
  pagesOf: (file: File) => number;
}

/** On which page everything stands, for the tick list: each divider is one page, and its files follow it. */
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
 * How a page is laid on a sheet: made smaller where it is too large, never larger, and centred. A page that lies on its side
 * gets a sheet that does, too. All in points; `x` and `y` are the corner of the sheet as the page counts, after scaling.
 */
export function fitOnSheet(
  page: { x: number; y: number; width: number; height: number },
  [short, long]: readonly [number, number],
): { scale: number; x: number; y: number; width: number; height: number } {
  const [width, height] = page.width > page.height ? [long, short] : [short, long];
  const scale = Math.min(1, width / page.width, height / page.height);
  const beside = (sheet: number, side: number) => (sheet - side * scale) / 2;
  return {
    scale,
    width,
    height,
    x: page.x * scale - beside(width, page.width),
    y: page.y * scale - beside(height, page.height),
  };
}

/** Fewer dots than this on an inch would show: 96 of a screen. */
const pointsPerPixel = 72 / 96;

/** A picture in the middle of an upright sheet, as large as it can be without its dots being seen. */
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
