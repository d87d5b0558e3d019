import { isWhole } from '#features/documents/rules/whole-picture.ts';
import { openPdf } from '#features/documents/web/preview/pdf-source.ts';
import { convertPicture } from '#features/documents/web/upload/convert-picture.ts';
import { planFor } from '#features/documents/web/upload/plan-file.ts';
import { questionAbout } from '#features/documents/web/upload/question-about.ts';
import { UploadFailure } from '#features/documents/web/upload/upload-item.ts';
import { fitOnSheet, paperSizes } from '#features/folder/rules.ts';
import { type Checked, isProblem, openChecker } from '#features/folder/web/compare/checker.ts';
import type { PutView } from '#features/folder/web/compare/same-pages.ts';
import { makeFolder } from '#features/folder/web/make-folder.ts';
import { makePaperPicture } from '#features/folder/web/paper-picture.ts';
import { after, type Box, ontoSheet, seenSize } from '#features/folder/web/pdf/visible-box.ts';
import { loadPicture } from '#platform/browser/load-image.ts';

/** What the product's own code makes of a file in a browser: from the choice of it to the folder's pages. */
export interface Outcome {
  /** Why it was not taken. */
  refused?: string;
  /** What a person is asked about it. */
  question?: string;
  /** What it was sent as. */
  type?: string;
  /** Whether the viewer opens it. */
  viewed: boolean;
  /** Why the folder has a page in its place. */
  problem?: string;
  /** The window names it as not compared. */
  notCompared?: true;
  /** The folder, in base64, and where the file is in it, counted from 1. */
  folder?: string;
  first?: number;
  /** Width and height of each page as it is seen, in points. */
  sizes?: { width: number; height: number }[];
  /** Points in a unit of each page, which poppler does not heed. */
  units?: number[];
  /** Where the folder draws otherwise on purpose, page by page: left, top, right and bottom on the sheet, in points. */
  own?: Box[][];
  /** Of the picture that was put: how its sides are to each other. */
  picture?: { width: number; height: number };
}

const types = '.pdf .jpg .jpeg .png .doc .docx'.split(' ');
const limits = { max_file_size: 10, allowed_file_types: types };

async function tryFile(chosen: File): Promise<Outcome> {
  const outcome: Outcome = { viewed: false };
  let file = chosen;
  try {
    const { name, foreign } = await planFor(chosen, limits);
    const bytes = foreign ? await convertPicture(chosen, foreign) : chosen;
    const ending = bytes.type === 'application/pdf' ? '.pdf' : '.jpg';
    file = new File([bytes], foreign ? `${name}${ending}` : name);
  } catch (error) {
    if (error instanceof UploadFailure) outcome.refused = String(error.text.message);
    else outcome.refused = `not converted: ${error}`;
    outcome.viewed = await isViewed(chosen);
    return outcome;
  }
  const question = await questionAbout(file, chosen);
  if (question) outcome.question = question;
  const kind = file.name.toLowerCase().endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
  outcome.type = kind;
  // The reader that asks is the viewer's own.
  const isPdf = kind === 'application/pdf';
  outcome.viewed = isPdf ? question !== 'unreadable' && question !== 'password' : await isViewed(file);
  return { ...outcome, ...(await putIntoFolder(file, kind)) };
}

const check = openChecker(new AbortController().signal);

/** As the folder's window does it, with one file. */
async function putIntoFolder(blob: Blob, file_type: string): Promise<Partial<Outcome>> {
  const file = { id: 'a', file_name: 'a', file_type };
  const isPicture = file_type !== 'application/pdf';
  const shown = isPicture && isWhole(new Uint8Array(await blob.arrayBuffer()));
  const picture = shown ? await makePaperPicture(blob) : undefined;
  // Pages that hide something would be put in as pictures; their letters are judged here, as those of all others.
  const { verdict }: Checked =
    isPicture && !picture
      ? { verdict: 'cutOff' }
      : await check({ blob, size: 'letter', ...(picture && { picture }) });
  // Made all the same where the drawings differ, so that another judge can say whether they do.
  if (isProblem(verdict) && verdict !== 'different') return { problem: verdict };
  const made = await makeFolder(
    {
      sections: [{ tab: 'passport', files: [file] }],
      byHand: [],
      name: 'Ruth',
      day: undefined,
      place: undefined,
      where: [],
      made: 'today',
      size: 'letter',
      counter: false,
    },
    {
      load: async () => blob,
      jpegOf: async (of) => picture?.jpeg ?? of,
      onFile: () => {},
      signal: new AbortController().signal,
    },
  );
  const problem = made.problems[0]?.problem;
  if (problem) return { problem };
  const [put] = made.put;
  return {
    folder: await toBase64(made.bytes),
    // The cover, the list and the divider are before it.
    first: put?.first ?? 4,
    ...(put && {
      units: put.views.map(({ view }) => view.unit),
      sizes: put.views.map(({ view }) => seenSize(view)),
      own: put.views.map((view) => ownOnSheet(view, paperSizes.letter)),
    }),
    ...(picture && { picture: { width: picture.shown.width, height: picture.shown.height } }),
    ...(isProblem(verdict) && { problem: verdict }),
    ...(verdict === 'not-compared' && { notCompared: true as const }),
  };
}

function ownOnSheet({ view, own }: PutView, sheet: readonly [number, number]): Box[] {
  const { scale, x, y, height } = fitOnSheet({ x: 0, y: 0, ...seenSize(view) }, sheet);
  const place = ontoSheet(view, { scale, x: -x, y: -y });
  return own.map(([left, bottom, right, top]) => {
    const one = after([1, 0, 0, 1, left, bottom], place);
    const other = after([1, 0, 0, 1, right, top], place);
    const [ups, acrosses] = [
      [height - one[5], height - other[5]],
      [one[4], other[4]],
    ];
    return [Math.min(...acrosses), Math.min(...ups), Math.max(...acrosses), Math.max(...ups)];
  });
}

async function isViewed(file: File): Promise<boolean> {
  try {
    if (/\.(?:jpe?g|png)$/i.test(file.name)) (await loadPicture(file, 5000)).close();
    else (await openPdf(file)).close();
    return true;
  } catch {
    return false;
  }
}

async function toBase64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new FileReader();
  return new Promise((done) => {
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(new Blob([bytes]));
  });
}

declare global {
  interface Window {
    tryFile: (address: string, name: string) => Promise<Outcome>;
  }
}

window.tryFile = async (address, name) => {
  const answer = await fetch(address);
  return tryFile(new File([await answer.blob()], name));
};
