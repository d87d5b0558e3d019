import type { InterviewQuestionId } from '../../rules/guide-items.ts';

/** What was typed and has not reached the server. */
interface UnsavedNote {
  text: string;
  /** What the server had when the typing began: it refuses to replace anything else. */
  over: string;
  /** What went out since, latest last; an answer that is lost leaves one of them there. */
  sent: readonly string[];
  /** conflict: something else was written on another device, and the person has to say which one stays. */
  state: 'waiting' | 'saving' | 'failed' | 'conflict';
  theirs?: string;
}
type UnsavedNotes = Partial<Record<InterviewQuestionId, UnsavedNote>>;

/** The server has another note by now than the one that was to be replaced. */
export class StaleNote extends Error {
  readonly theirs: string;
  constructor(theirs: string) {
    super('stale');
    this.theirs = theirs;
  }
}

interface NoteKeeperParts {
  /** Survives a reload; the tab's own storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** Rejects when the server did not take it, with StaleNote where another note is saved than `over`. */
  save: (id: InterviewQuestionId, text: string, over: string) => Promise<void>;
}

/** How long typing must rest before it is saved. */
const restMs = 800;
/** An answer can be lost more than once; what went out before the last few was followed by one that came. */
const mostSent = 8;

/**
 * Keeps what a person types until the server has it: in memory, in the tab's storage, and then on the server, one
 * note after another so that an older text never arrives last. What failed is tried again with the next change. What
 * would replace words of another device waits until the person has chosen.
 */
export function createNoteKeeper({ storage, key, save }: NoteKeeperParts) {
  let unsaved = read();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  let again = false;

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
      // Storage can be full or forbidden: the text is still on the screen and on its way.
    }
    for (const listener of listeners) listener();
  }

  const put = (id: InterviewQuestionId, note: UnsavedNote) => set({ ...unsaved, [id]: note });

  function drop(id: InterviewQuestionId): void {
    const { [id]: _, ...others } = unsaved;
    set(others);
  }

  /** `saved` is what the server has, as far as the screen knows. */
  function write(id: InterviewQuestionId, text: string, saved: string): void {
    const known = unsaved[id] ?? { over: saved, sent: [] };
    const state = unsaved[id]?.state === 'conflict' ? 'conflict' : 'waiting';
    put(id, { ...known, text, state });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), restMs);
  }

  /** Sends everything that is not saved, now. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (working) {
      again = true;
      return;
    }
    working = true;
    for (const id of Object.keys(unsaved)) await send(id as InterviewQuestionId);
    working = false;
    if (!again) return;
    again = false;
    return flush();
  }

  async function send(id: InterviewQuestionId): Promise<void> {
    const note = unsaved[id];
    if (!note || note.state === 'conflict') return;
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
    if (!(problem instanceof StaleNote)) return isLatest ? put(id, { ...now, state: 'failed' }) : undefined;
    const { theirs } = problem;
    // What is there is our own: its answer was lost.
    if (sent.includes(theirs)) {
      again = true;
      return put(id, { ...now, over: theirs, sent: [], state: 'waiting' });
    }
    put(id, { ...now, theirs, state: 'conflict' });
  }

  /** Ends a conflict: the person's text here replaces the other one, or is given up for it. */
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
