import { isRefusal } from '#platform/browser/api.ts';
import type { InterviewQuestionId } from '../../rules/guide-items.ts';

/** Text that has not reached the server. */
interface UnsavedNote {
  text: string;
  /** The server's text when typing began: the server refuses to replace any other. */
  over: string;
  /** Texts sent since, latest last; a lost response may have saved one of them. */
  sent: readonly string[];
  /** conflict: another device saved a different text, and the user must choose. */
  state: 'waiting' | 'saving' | 'failed' | 'conflict';
  theirs?: string;
  /** The server refuses this text; it is sent again only after a change. */
  isRefused?: boolean;
}
type UnsavedNotes = Partial<Record<InterviewQuestionId, UnsavedNote>>;

/** The saved note is no longer the one to be replaced. */
export class StaleNote extends Error {
  readonly theirs: string;
  constructor(theirs: string) {
    super('stale');
    this.theirs = theirs;
  }
}

interface NoteKeeperParts {
  /** Session storage of the user: survives a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** Rejects on failure, with StaleNote when the saved note is not `over`. */
  save: (id: InterviewQuestionId, text: string, over: string) => Promise<void>;
}

/** Debounce delay of saving. */
const restMs = 800;
/** Delays between retries of a failed save; the last one repeats. */
const retryMs = [3000, 6000, 12_000, 30_000] as const;
/** Several responses can be lost in a row; older texts than these were followed by one that arrived. */
const mostSent = 8;

/**
 * Autosaves notes: holds typed text in memory and session storage until the server has it. Saves run one after
 * another, so an older text never arrives last. A failed save is retried with increasing delays. A text that would
 * overwrite another device's waits for the user's choice.
 */
export function createNoteKeeper({ storage, key, save }: NoteKeeperParts) {
  let unsaved = read();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  let again = false;
  let failures = 0;

  function read(): UnsavedNotes {
    try {
      const kept = Object.entries(JSON.parse(storage.getItem(key) ?? '{}') as Record<string, UnsavedNote>);
      return Object.fromEntries(kept.map(([id, note]) => [id, { ...note, state: 'waiting' }]));
    } catch {
      return {};
    }
  }

  function set(next: UnsavedNotes): void {
    unsaved = next;
    try {
      if (Object.keys(unsaved).length > 0) storage.setItem(key, JSON.stringify(unsaved));
      else storage.removeItem(key);
    } catch {
      // Storage can be full or forbidden: the text is still in memory and is saved to the server.
    }
    for (const listener of listeners) listener();
  }

  const put = (id: InterviewQuestionId, note: UnsavedNote) => set({ ...unsaved, [id]: note });

  function drop(id: InterviewQuestionId): void {
    const { [id]: _, ...others } = unsaved;
    set(others);
  }

  /** `saved` is the server's text as the screen knows it. */
  function write(id: InterviewQuestionId, text: string, saved: string): void {
    const known = unsaved[id] ?? { over: saved, sent: [] };
    const state = unsaved[id]?.state === 'conflict' ? 'conflict' : 'waiting';
    put(id, { ...known, text, state, isRefused: false });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), restMs);
  }

  /** Saves everything unsaved now. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (working) {
      again = true;
      return;
    }
    working = true;
    for (const id of Object.keys(unsaved)) await send(id as InterviewQuestionId);
    working = false;
    return goOn();
  }

  /** Saves what is unsaved without waiting for a save in flight: the page may be closed now. */
  async function leave(): Promise<void> {
    clearTimeout(timer);
    await Promise.all(Object.keys(unsaved).map((id) => send(id as InterviewQuestionId)));
    if (!working) return goOn();
  }

  async function goOn(): Promise<void> {
    if (!again) return retryLater();
    again = false;
    return flush();
  }

  function retryLater(): void {
    const failed = Object.values(unsaved).some(({ state, isRefused }) => state === 'failed' && !isRefused);
    // Without listeners the page has been left; the next visit begins with what is in the storage.
    if (!failed || listeners.size === 0) {
      failures = 0;
      return;
    }
    const delay = retryMs[Math.min(failures, retryMs.length - 1)];
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  async function send(id: InterviewQuestionId): Promise<void> {
    const note = unsaved[id];
    if (!note || note.state === 'conflict' || note.state === 'saving') return;
    const { text, over } = note;
    const sent = [...note.sent, text].slice(-mostSent);
    put(id, { ...note, sent, state: 'saving' });
    const problem = await save(id, text, over).then(
      () => undefined,
      (error: unknown) => error,
    );
    const now = unsaved[id];
    if (!now) return;
    const isLatest = now.text === text;
    if (problem === undefined) return isLatest ? drop(id) : put(id, { ...now, over: text, sent: [] });
    if (!(problem instanceof StaleNote))
      return isLatest ? put(id, { ...now, state: 'failed', isRefused: isRefusal(problem) }) : undefined;
    const { theirs } = problem;
    // The saved note is our own: only its response was lost.
    if (sent.includes(theirs)) {
      again = true;
      return put(id, { ...now, over: theirs, sent: [], state: 'waiting' });
    }
    put(id, { ...now, theirs, state: 'conflict' });
  }

  /** Ends a conflict with the user's own text or the other one. */
  function choose(id: InterviewQuestionId, which: 'mine' | 'theirs'): void {
    const note = unsaved[id];
    if (note?.theirs === undefined) return;
    if (which === 'theirs') {
      drop(id);
    } else {
      put(id, { text: note.text, over: note.theirs, sent: [], state: 'waiting' });
      void flush();
    }
  }

  return {
    write,
    flush,
    leave,
    choose,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    unsaved: () => unsaved,
  };
}
