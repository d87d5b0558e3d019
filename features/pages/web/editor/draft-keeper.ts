import { ApiError, isRefusal } from '#platform/browser/api.ts';
import type { OfficePage } from '../../contract/pages.ts';
import type { PageDraft } from '../../rules/page-content.ts';
import { sameDraft } from './document.ts';

/** Debounce delay of saving. */
export const quietMs = 2000;
/** Delays between retries of a failed save; the last one repeats. */
export const retryMs = [3000, 6000, 12_000, 30_000] as const;

export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Retried automatically. */
  | { kind: 'failed'; error: ApiError }
  /** The server refuses this text; retried only after a change. */
  | { kind: 'refused'; error: ApiError }
  /** A colleague saved a different draft: the user decides. */
  | { kind: 'conflict'; theirs: OfficePage };

/** What this device stores until the server has it: `sent` is in flight and may have arrived. */
export interface KeptDraft {
  draft: PageDraft;
  version: number;
  sent?: PageDraft;
}

export interface SavedDraft {
  draft: PageDraft;
  version: number;
  at: string | null;
}

export interface KeeperOptions {
  saved: SavedDraft;
  save: (
    draft: PageDraft,
    version: number,
    options: { keepalive: boolean },
  ) => Promise<{ draft_version: number; draft_saved_at: string | null }>;
  /** Called with the current page after a conflict. */
  onPage?: (page: OfficePage) => void;
  /** Writes to this device's storage; undefined clears it. */
  keep: (kept: KeptDraft | undefined) => void;
}

/**
 * Autosaves a draft: two seconds after the last change, one request at a time, with retries. Until the server has the
 * text, this device stores it. A colleague's concurrent draft is never overwritten unless the user decides so.
 */
export class DraftKeeper {
  readonly #options: KeeperOptions;
  readonly #listeners = new Set<() => void>();
  #saved: SavedDraft;
  #draft: PageDraft;
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underway: Promise<void> | undefined;
  #sent: PageDraft | undefined;
  #failures = 0;
  #stopped = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#saved = options.saved;
    this.#draft = options.saved.draft;
    this.#state = { kind: 'saved', at: options.saved.at };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly state = (): SaveState => this.#state;
  /** The version of the server's draft that this editor last saw. */
  get version(): number {
    return this.#saved.version;
  }

  /** Call at every change. */
  write(draft: PageDraft): void {
    this.#draft = draft;
    if (this.#isSaved() && !this.#underway && this.#state.kind !== 'conflict') {
      this.#done();
      return;
    }
    this.#keep();
    if (this.#state.kind === 'conflict') return;
    if (this.#state.kind !== 'failed') this.#say({ kind: this.#underway ? 'saving' : 'unsaved' });
    if (!this.#underway) this.#saveIn(quietMs);
  }

  /** Saves now what is not saved. True when the server has every word. */
  async flush(options = { keepalive: false }): Promise<boolean> {
    await this.#underway;
    if (this.#state.kind !== 'conflict' && !this.#isSaved()) await this.#save(options);
    return this.#isSaved();
  }

  /** On leaving the page: sends unsaved changes at once, even beside a running save. */
  leave(): void {
    if (this.#state.kind === 'conflict' || this.#isSaved()) return;
    if (!this.#underway) void this.#save({ keepalive: true });
  }

  /** The server's draft changed through another request of this editor. */
  settle(saved: SavedDraft): void {
    this.#saved = saved;
    this.#draft = saved.draft;
    this.#done();
  }

  /** Resolves a conflict: the user's text replaces the colleague's. */
  keepMine(): void {
    if (this.#state.kind !== 'conflict') return;
    this.#saved = savedOf(this.#state.theirs);
    this.#say({ kind: 'unsaved' });
    void this.#save({ keepalive: false });
  }

  /** Starts with a conflict: this device has text from an earlier visit, and the server a colleague's draft. */
  meet(theirs: OfficePage, mine: PageDraft): void {
    this.#draft = mine;
    this.#conflict(theirs);
  }

  start(): void {
    this.#stopped = false;
  }

  /** Stops all timers and retries. Unsaved text stays on this device. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #isSaved(): boolean {
    return sameDraft(this.#draft, this.#saved.draft);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#save({ keepalive: false }), ms);
  }

  #save(options: { keepalive: boolean }): Promise<void> {
    clearTimeout(this.#timer);
    this.#underway ??= this.#send(options).finally(() => {
      this.#underway = undefined;
      if (this.#state.kind === 'saving') this.write(this.#draft);
    });
    return this.#underway;
  }

  async #send(options: { keepalive: boolean }): Promise<void> {
    const draft = this.#draft;
    this.#sent = draft;
    this.#keep();
    if (this.#state.kind !== 'failed') this.#say({ kind: 'saving' });
    try {
      const answer = await this.#options.save(draft, this.#saved.version, options);
      this.#saved = { draft, version: answer.draft_version, at: answer.draft_saved_at };
      this.#failures = 0;
      if (this.#isSaved()) this.#done();
      else this.#say({ kind: 'saving' });
    } catch (error) {
      // The connection broke while reading the response: not a refusal.
      this.#failed(error instanceof ApiError ? error : new ApiError(0, { code: 'unavailable' }), draft);
    }
  }

  #failed(error: ApiError, sent: PageDraft): void {
    const page = error.code === 'stale' ? (error.details as { page: OfficePage }).page : undefined;
    if (page) this.#options.onPage?.(page);
    if (page && (sameDraft(page.draft, sent) || sameDraft(page.draft, this.#saved.draft))) {
      // A lost response: the server has what was sent. Or it has the known text, published meanwhile.
      this.#saved = savedOf(page);
      this.#say({ kind: 'saving' });
    } else if (page) {
      this.#conflict(page);
    } else if (isRefusal(error)) {
      this.#say({ kind: 'refused', error });
    } else {
      this.#say({ kind: 'failed', error });
      this.#saveIn(retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? quietMs);
      this.#failures += 1;
    }
  }

  #conflict(theirs: OfficePage): void {
    clearTimeout(this.#timer);
    this.#keep();
    this.#say({ kind: 'conflict', theirs });
  }

  #done(): void {
    clearTimeout(this.#timer);
    this.#sent = undefined;
    this.#failures = 0;
    this.#options.keep(undefined);
    this.#say({ kind: 'saved', at: this.#saved.at });
  }

  #keep(): void {
    const { version } = this.#saved;
    this.#options.keep({ draft: this.#draft, version, ...(this.#sent && { sent: this.#sent }) });
  }

  #say(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export function savedOf(page: OfficePage): SavedDraft {
  return { draft: page.draft, version: page.draft_version, at: page.draft_saved_at };
}

/** What to do with text that an earlier visit stored on this device. */
export function judgeKept(kept: KeptDraft, page: OfficePage): 'forget' | 'bring-back' | 'conflict' {
  if (sameDraft(kept.draft, page.draft)) return 'forget';
  const follows = kept.version === page.draft_version || (kept.sent && sameDraft(kept.sent, page.draft));
  return follows ? 'bring-back' : 'conflict';
}
