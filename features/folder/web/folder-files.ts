import { getContent } from '#features/documents/contract.ts';
import { isWhole } from '#features/documents/rules/whole-picture.ts';
import { ApiError } from '#platform/browser/api.ts';
import { fetchFile } from '#platform/browser/fetch-file.ts';
import { folderKindOf, type PaperSize } from '../rules.ts';
import { type Checked, openChecker, type Verdict } from './compare/checker.ts';
import { keepVerdict, keptVerdicts } from './compare/kept-verdicts.ts';
import { FileNotPut } from './file-problem.ts';
import type { FolderFile } from './make-folder.ts';
import { makePaperPicture } from './paper-picture.ts';

/** What a folder is made of, fetched and looked at once while its window is open. */
export interface FolderFiles {
  /** The bytes of a file. @throws FileNotPut when it was deleted meanwhile, FileNotLoaded when it does not come. */
  load: (file: FolderFile) => Promise<Blob>;
  /** A picture as a JPG for paper. Rejects when this browser cannot read it. */
  jpegOf: (picture: Blob) => Promise<Blob>;
  /** How a file will look on paper of a size. @throws FileNotLoaded */
  verdictOf: (file: FolderFile, size: PaperSize, look?: Look) => Promise<Verdict>;
  /** Pages of a file that was looked at which are put in as pictures, by their index. */
  drawnOf: (file: FolderFile, size: PaperSize) => ReadonlyMap<number, Blob> | undefined;
  close: () => void;
}

interface Look {
  /** Those that come after it: a few are fetched meanwhile, because people far away wait as long for a file as for its check. */
  after?: readonly FolderFile[];
  /** When it is there and still has to be looked at. */
  onLoaded?: () => void;
}

/** The bytes of a document never change, and each paper is asked about more than once. */
const known = new Map<string, Checked>();

/** Files that are fetched at a time besides the one that is looked at. */
const ahead = 3;

const canBePut = ({ file_type }: FolderFile) => ['pdf', 'picture'].includes(folderKindOf(file_type));

const keyOf = ({ id }: FolderFile, size: PaperSize) => `${id} ${size}`;

/** Opens the files of a folder. A blob of this size is kept by the browser, not by the page. */
export function openFolderFiles(): FolderFiles {
  const closed = new AbortController();
  const { signal } = closed;
  for (const [key, verdict] of keptVerdicts()) if (!known.has(key)) known.set(key, { verdict });
  const check = openChecker(signal);
  const load = once(
    (file: FolderFile) => loadFile(file, signal),
    ({ id }) => id,
  );
  /** Those that were looked at. What the viewer shows of them is let go: forty of them would fill the memory of a phone. */
  const jpegs = new Map<Blob, Blob>();
  const look = once(
    async ({ file, blob, size }: { file: FolderFile; blob: Blob; size: PaperSize }): Promise<Checked> => {
      if (folderKindOf(file.file_type) === 'pdf') return await check({ blob, size });
      if (!isWhole(new Uint8Array(await blob.arrayBuffer()))) return { verdict: 'cutOff' };
      const picture = await makePaperPicture(blob).catch(() => undefined);
      if (!picture) return { verdict: 'damaged' };
      jpegs.set(blob, picture.jpeg);
      return await check({ blob, size, picture });
    },
    ({ file, size }) => keyOf(file, size),
  );
  return {
    load,
    jpegOf: async (picture) => jpegs.get(picture) ?? (await makePaperPicture(picture)).jpeg,
    async verdictOf(file, size, { after = [], onLoaded } = {}) {
      const kind = folderKindOf(file.file_type);
      if (kind !== 'pdf' && kind !== 'picture') return kind;
      const blob = await load(file).catch((error: unknown) => {
        if (error instanceof FileNotPut) return error.problem;
        throw error;
      });
      // Told when its turn comes.
      for (const next of after.slice(0, ahead)) if (canBePut(next)) load(next).catch(() => {});
      if (!(blob instanceof Blob)) return blob;
      const key = keyOf(file, size);
      const before = known.get(key);
      if (before) return before.verdict;
      onLoaded?.();
      const checked = await look({ file, blob, size });
      // A browser that could not may be able to the next time.
      if (checked.verdict === 'not-compared') return checked.verdict;
      known.set(key, checked);
      // Pages that were drawn are not kept beyond the page: they are drawn again.
      if (!checked.drawn?.size) keepVerdict(key, checked.verdict);
      return checked.verdict;
    },
    drawnOf: (file, size) => known.get(keyOf(file, size))?.drawn,
    close: () => closed.abort(new Error('the window was closed')),
  };
}

/** Does it once for each key; what failed is tried again, but for a file that is gone. */
function once<Given, Made>(make: (given: Given) => Promise<Made>, keyOf: (given: Given) => unknown) {
  const begun = new Map<unknown, Promise<Made>>();
  return (given: Given): Promise<Made> => {
    const key = keyOf(given);
    const found = begun.get(key) ?? make(given);
    begun.set(key, found);
    found.catch((error: unknown) => {
      if (!(error instanceof FileNotPut)) begun.delete(key);
    });
    return found;
  };
}

/** A file did not come; the folder is not made without it, because nobody would notice at the counter. */
export class FileNotLoaded extends Error {
  readonly fileName: string;
  constructor(fileName: string, options: ErrorOptions) {
    super('a file did not come', options);
    this.fileName = fileName;
  }
}

/** The bytes of a document, by the same way as its download. A line that breaks is given a second chance. */
async function loadFile({ id, file_name }: FolderFile, signal: AbortSignal): Promise<Blob> {
  const fetchIt = async () => (await fetchFile(getContent, { params: { id } }, { signal })).blob;
  try {
    return await fetchIt().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 0) return fetchIt();
      throw error;
    });
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ApiError && cause.code === 'not_found') throw new FileNotPut('gone', { cause });
    throw new FileNotLoaded(file_name, { cause });
  }
}
