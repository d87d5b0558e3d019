import { useEffect, useRef, useState } from 'react';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { saveFile } from '#platform/browser/fetch-file.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { folderTexts } from '../texts.ts';
import { FileNotLoaded, loadFile } from './load-file.ts';
import type { FolderOrder, MadeFolder } from './make-folder.ts';
import { pictureToJpeg } from './picture-to-jpeg.ts';

const texts = folderTexts.failed;

export type FolderState =
  | { stage: 'choosing'; failure?: string; stopped?: true }
  /** `file` counts from 1; undefined before the first, and once the last is there. */
  | { stage: 'making'; count: number; file: number | undefined; last: boolean }
  | { stage: 'done'; pages: number; problems: MadeFolder['problems']; save: () => void };

/** Makes a folder in this browser and saves it; what was chosen is kept by whoever asks. */
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
      const { pages, problems, bytes } = await (await fetchMaker())(order, {
        load: (file) => loadFile(file, signal),
        jpegOf: pictureToJpeg,
        onFile: (number) =>
          signal.aborted ||
          setState({ stage: 'making', count, file: number || undefined, last: number === 0 }),
        signal,
      });
      const name = `rumo-folder-${todayAsDay()}.pdf`;
      const blob = new Blob([bytes], { type: 'application/pdf' });
      const save = () => saveFile({ name, blob });
      save();
      setState({ stage: 'done', pages, problems, save });
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

class MakerNotFetched extends Error {}

/** 200 kB that only whoever makes a folder needs. */
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
