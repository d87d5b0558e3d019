import { ApiError } from '#platform/browser/api.ts';
import type { OfficePage } from '../../contract/pages.ts';
import type { PageDraft } from '../../rules/page-content.ts';
import { sameDraft } from './document.ts';

/** A draft is saved when nothing was written for so long. */
export const quietMs = 2000;
/** How long to wait before a save that failed is tried again; the last one holds from then on. */
export const retryMs = [3000, 6000, 12_000, 30_000] as const;

export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Tried again by itself. */
  | { kind: 'failed'; error: ApiError }
  /** The server will not take these words; other ones are tried. */
  | { kind: 'refused'; error: ApiError }
  /** A colleague saved meanwhile: the user decides. */
  | { kind: 'conflict'; theirs: OfficePage };

/** What this device holds until the server has it: `sent` is on the way, and may have arrived. */
export interface KeptDraft {
  draft: PageDraft;
  version: number;
  sent?: PageDraft;
}

/** What the server knows of the draft. */
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
  /** The server showed the page as it is now, because it had changed. */
  onPage?: (page: OfficePage) => void;
  /** Puts it into this device's storage; undefined takes it out. */
  keep: (kept: KeptDraft | undefined) => void;
}

/**
 * Brings what is written to the server: two seconds after the last change, one save at a time, again and again while it
 * fails. Until the server has the words they are kept on this device. A person who saved meanwhile is never overwritten
 * without a person's word.
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
  /** The version of the server's draft that this editor knows. */
  get version(): number {
    return this.#saved.version;
  }

  /** The words as they are now. */
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

  /** The page is being left: what is not saved goes on its way, whatever is under way already. */
  leave(): void {
    if (this.#state.kind === 'conflict' || this.#isSaved()) return;
    if (!this.#underway) void this.#save({ keepalive: true });
  }

  /** The server's draft is another one now, by something that this editor asked for. */
  settle(saved: SavedDraft): void {
    this.#saved = saved;
    this.#draft = saved.draft;
    this.#done();
  }

  /** After a conflict: what was written here replaces theirs. */
  keepMine(): void {
    if (this.#state.kind !== 'conflict') return;
    this.#saved = savedOf(this.#state.theirs);
    this.#say({ kind: 'unsaved' });
    void this.#save({ keepalive: false });
  }

  /** A colleague's draft is at the server: found at the opening, when words from before are still here. */
  meet(theirs: OfficePage, mine: PageDraft): void {
    this.#draft = mine;
    this.#conflict(theirs);
  }

  start(): void {
    this.#stopped = false;
  }

  /** The editor is closed: nothing is tried any more. What is not saved is kept on this device. */
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
      // An answer that broke off on the way is no refusal of ours.
      this.#failed(error instanceof ApiError ? error : new ApiError(0, { code: 'unavailable' }), draft);
    }
  }

  #failed(error: ApiError, sent: PageDraft): void {
    const page = error.code === 'stale' ? (error.details as { page: OfficePage }).page : undefined;
    if (page) this.#options.onPage?.(page);
    if (page && (sameDraft(page.draft, sent) || sameDraft(page.draft, this.#saved.draft))) {
      // An answer that was lost on the way: what is there is what we had sent. Or the words are the ones we know,
      // and the draft was published meanwhile.
      this.#saved = savedOf(page);
      this.#say({ kind: 'saving' });
    } else if (page) {
      this.#conflict(page);
    } else if (refusals.has(error.code)) {
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

/** Trying again cannot help. */
const refusals = new Set<ApiError['code']>(['invalid_input', 'not_found', 'forbidden']);

export function savedOf(page: OfficePage): SavedDraft {
  return { draft: page.draft, version: page.draft_version, at: page.draft_saved_at };
}

/** What to do with words that an earlier visit left on this device. */
export function judgeKept(kept: KeptDraft, page: OfficePage): 'forget' | 'bring-back' | 'conflict' {
  if (sameDraft(kept.draft, page.draft)) return 'forget';
  const follows = kept.version === page.draft_version || (kept.sent && sameDraft(kept.sent, page.draft));
  return follows ? 'bring-back' : 'conflict';
}
