import { useEffect, useRef, useState } from 'react';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { saveFile } from '#platform/browser/fetch-file.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { folderTexts } from '../texts.ts';
import { isProblem, type Verdict } from './compare/checker.ts';
import { FileNotLoaded, type FolderFiles, openFolderFiles } from './folder-files.ts';
import type { FolderFile, FolderOrder, MadeFolder } from './make-folder.ts';

const texts = folderTexts.failed;

export type FolderState =
  | { stage: 'choosing'; failure?: string; stopped?: true; alone?: readonly FolderFile[] }
  /** `file` counts from 1; undefined before the first, and once the last is there. `checking`: its pages are compared. */
  | { stage: 'making'; count: number; file: number | undefined; last: boolean; checking?: boolean }
  | {
      stage: 'done';
      pages: number;
      problems: MadeFolder['problems'];
      /** Files that this browser could not compare with what the viewer shows. */
      notCompared: readonly FolderFile[];
      save: () => void;
    };

/** Makes a folder in this browser and saves it; what was chosen is kept by the caller. Its files are there while it is open. */
export function useFolder(open: boolean) {
  const [state, setState] = useState<FolderState>({ stage: 'choosing' });
  const [files, setFiles] = useState<FolderFiles>();
  const work = useRef<AbortController>(undefined);
  const stop = () => work.current?.abort(new Error('stopped'));
  useEffect(() => {
    if (!open) return;
    const opened = openFolderFiles();
    setFiles(opened);
    return () => {
      opened.close();
      setFiles(undefined);
    };
  }, [open]);
  useEffect(() => () => work.current?.abort(new Error('the page was left')), []);

  /** `told`: the ids of files of which the person knows that they are printed by themselves. */
  async function make(order: FolderOrder, told: ReadonlySet<string>): Promise<void> {
    if (!files) return;
    stop();
    const abort = new AbortController();
    work.current = abort;
    const { signal } = abort;
    const chosen = order.sections.flatMap((section) => section.files);
    const count = chosen.length;
    const pause = pauses();
    setState({ stage: 'making', count, file: undefined, last: false });
    try {
      const makeFolder = await fetchMaker();
      const verdicts = new Map<FolderFile, Verdict>();
      for (const [index, file] of chosen.entries()) {
        signal.throwIfAborted();
        const at = { stage: 'making', count, file: index + 1, last: false } as const;
        setState(at);
        const onLoaded = () => signal.aborted || setState({ ...at, checking: true });
        const look = files.verdictOf(file, order.size, { after: chosen.slice(index + 1), onLoaded });
        verdicts.set(file, await unlessStopped(look, signal));
      }
      const alone = chosen.filter((file) => isProblem(verdicts.get(file)));
      if (alone.some(({ id }) => !told.has(id))) {
        setState({ stage: 'choosing', alone });
        return;
      }
      setState({ stage: 'making', count, file: undefined, last: true });
      const { pages, problems, bytes } = await makeFolder(order, {
        load: files.load,
        jpegOf: files.jpegOf,
        drawnOf: (file) => files.drawnOf(file, order.size),
        onFile: async (number) => {
          signal.throwIfAborted();
          setState({ stage: 'making', count, file: number || undefined, last: true });
          await pause();
        },
        signal,
        different: new Set(alone.filter((file) => verdicts.get(file) === 'different').map(({ id }) => id)),
      });
      const notCompared = chosen.filter((file) => verdicts.get(file) === 'not-compared');
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
    files,
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

/** What was begun goes on, for the next time; only the waiting ends. */
function unlessStopped<Done>(begun: Promise<Done>, signal: AbortSignal): Promise<Done> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end);
  return Promise.race([begun, promise]).finally(() => signal.removeEventListener('abort', end));
}

/** Lets the screen be drawn and its buttons be pressed, a few times a second: browsers take 4 ms each time. */
function pauses(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < 100) return;
    await new Promise((done) => setTimeout(done, 0));
    last = performance.now();
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
