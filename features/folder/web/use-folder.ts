import { useEffect, useRef, useState } from 'react';
import { getContent } from '#features/documents/contract.ts';
import { drawJpeg } from '#features/documents/web/jpeg.ts';
import { ApiError } from '#platform/browser/api.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { loadImage } from '#platform/browser/load-image.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { folderTexts } from '../texts.ts';
import { compareFolder } from './compare/compare-folder.ts';
import { FileNotPut } from './file-problem.ts';
import type { FolderFile, FolderOrder, MadeFolder } from './make-folder.ts';

const texts = folderTexts.failed;

export type FolderState =
  | { stage: 'choosing'; failure?: string; stopped?: true }
  /** `file` counts from 1; undefined before the first, and once the last is there. */
  | { stage: 'making'; count: number; file: number | undefined; last: boolean; compared?: number }
  | {
      stage: 'done';
      pages: number;
      problems: MadeFolder['problems'];
      /** Files that this browser could not compare with what the viewer shows. */
      notCompared: readonly FolderFile[];
      save: () => void;
    };

/** Makes a folder in this browser and saves it; what was chosen is kept by the caller. */
export function useFolder() {
  const [state, setState] = useState<FolderState>({ stage: 'choosing' });
  const work = useRef<AbortController>(undefined);
  const stop = () => work.current?.abort(new Error('stopped'));
  useEffect(() => () => work.current?.abort(new Error('the page was left')), []);

  async function make(order: FolderOrder): Promise<void> {
    stop();
    const abort = new AbortController();
    work.current = abort;
    const { signal } = abort;
    const count = order.sections.reduce((sum, { files }) => sum + files.length, 0);
    setState({ stage: 'making', count, file: undefined, last: false });
    try {
      const makeFolder = await fetchMaker();
      const load = loadOnce(signal);
      const tools = {
        load,
        jpegOf: pictureToJpeg,
        onFile: (number: number) =>
          signal.aborted ||
          setState({ stage: 'making', count, file: number || undefined, last: number === 0 }),
        signal,
      };
      const first = await makeFolder(order, tools);
      const { different, notCompared } = await compareFolder(first, {
        onFile: (compared) =>
          setState({ stage: 'making', count: first.put.length, file: undefined, last: false, compared }),
        signal,
      });
      const ids = new Set(different.map(({ id }) => id));
      const { pages, problems, bytes } =
        ids.size > 0 ? await makeFolder(order, { ...tools, different: ids }) : first;
      const name = `rumo-folder-${todayAsDay()}.pdf`;
      const blob = new Blob([bytes], { type: 'application/pdf' });
      const save = () => saveFile({ name, blob });
      save();
      setState({ stage: 'done', pages, problems, notCompared, save });
    } catch (error) {
      if (!signal.aborted) setState({ stage: 'choosing', failure: wordsOf(error) });
    }
  }

  return {
    state,
    make,
    /** Stops it at the person's wish. */
    stop() {
      stop();
      setState({ stage: 'choosing', stopped: true });
    },
    /** Stops what is under way, and forgets what was made. */
    reset() {
      stop();
      setState({ stage: 'choosing' });
    },
  };
}

/** Each file once: a folder is made again when a page of it differs. A blob of this size is kept by the browser, not by the page. */
function loadOnce(signal: AbortSignal) {
  const loaded = new Map<string, Promise<Blob>>();
  return (file: FolderFile): Promise<Blob> => {
    const found = loaded.get(file.id) ?? loadFile(file, signal);
    loaded.set(file.id, found);
    return found;
  };
}

class MakerNotFetched extends Error {}

/** 200 kB that only a person who makes a folder needs. */
async function fetchMaker() {
  try {
    return (await import('./make-folder.ts')).makeFolder;
  } catch (cause) {
    throw new MakerNotFetched('the code did not come', { cause });
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof FileNotLoaded) return texts.fetch(error.fileName);
  return error instanceof MakerNotFetched ? uiTexts.notFetched.detail : texts.making;
}

/** A file did not come; the folder is not made without it, because nobody would notice at the counter. */
class FileNotLoaded extends Error {
  readonly fileName: string;
  constructor(fileName: string, options: ErrorOptions) {
    super('a file did not come', options);
    this.fileName = fileName;
  }
}

/**
 * The bytes of a document, by the same way as its download. A line that breaks is given a second chance.
 * @throws FileNotPut when it was deleted meanwhile, FileNotLoaded when it does not come, the signal's reason.
 */
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

/** 300 dots per inch on a sheet of A4, which the portal asks for; more would only fill the memory of an iPad. */
const forPaper = { longest: 3508, quality: 0.85 };

/** A JPG of a picture for a sheet of paper, the right way up. Rejects when this browser cannot read it. */
async function pictureToJpeg(picture: Blob): Promise<Blob> {
  const image = await loadImage(picture);
  try {
    return await drawJpeg(
      { picture: image, width: image.naturalWidth, height: image.naturalHeight },
      forPaper,
    );
  } finally {
    image.removeAttribute('src');
  }
}
