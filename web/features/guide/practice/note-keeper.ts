import type { InterviewQuestionId } from '#domain/rules/guide-items.ts';

/** What was typed and has not reached the server. */
interface UnsavedNote {
  text: string;
  state: 'waiting' | 'saving' | 'failed';
}
type UnsavedNotes = Partial<Record<InterviewQuestionId, UnsavedNote>>;

interface NoteKeeperParts {
  /** Survives a reload; the tab's own storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** Rejects when the server did not take it. */
  save: (id: InterviewQuestionId, text: string) => Promise<void>;
}

/** How long typing must rest before it is saved. */
const restMs = 800;

/**
 * Keeps what a person types until the server has it: in memory, in the tab's storage, and then on the server, one
 * note after another so that an older text never arrives last. What failed is tried again with the next change.
 */
export function createNoteKeeper({ storage, key, save }: NoteKeeperParts) {
  let unsaved = read();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  let again = false;

  function read(): UnsavedNotes {
    try {
      const kept = Object.entries(JSON.parse(storage.getItem(key) ?? '{}') as Record<string, string>);
      return Object.fromEntries(kept.map(([id, text]) => [id, { text, state: 'waiting' }]));
    } catch {
      return {};
    }
  }

  function set(next: UnsavedNotes): void {
    unsaved = next;
    const texts = Object.entries(unsaved).map(([id, note]) => [id, note.text]);
    try {
      if (texts.length > 0) storage.setItem(key, JSON.stringify(Object.fromEntries(texts)));
      else storage.removeItem(key);
    } catch {
      // Storage can be full or forbidden: the text is still on the screen and on its way.
    }
    for (const listener of listeners) listener();
  }

  function write(id: InterviewQuestionId, text: string): void {
    set({ ...unsaved, [id]: { text, state: 'waiting' } });
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
    for (const [id, note] of Object.entries(unsaved)) await send(id as InterviewQuestionId, note.text);
    working = false;
    if (!again) return;
    again = false;
    return flush();
  }

  async function send(id: InterviewQuestionId, text: string): Promise<void> {
    // Written on meanwhile: the newer text waits for its own turn.
    const isLatest = () => unsaved[id]?.text === text;
    if (!isLatest()) return;
    set({ ...unsaved, [id]: { text, state: 'saving' } });
    const failed = await save(id, text).then(
      () => false,
      () => true,
    );
    if (!isLatest()) return;
    const { [id]: _, ...others } = unsaved;
    set(failed ? { ...unsaved, [id]: { text, state: 'failed' } } : others);
  }

  return {
    write,
    flush,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    unsaved: () => unsaved,
  };
}
