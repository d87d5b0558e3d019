import type { QueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { notify } from '#ui/notify.ts';
import { type DocumentRow, deleteDocument } from '../../contract.ts';
import { extensionOf } from '../../rules/documents.ts';
import { cleanName, withEnding } from '../../rules/file-names.ts';
import { documentTexts } from '../../texts/documents.ts';
import { makeSmallerCopy } from '../jpeg.ts';
import { documentsQuery, dropDocument, keepDocument } from '../queries.ts';
import { keepFailures, keptFailures } from './kept-failures.ts';
import { limitsAt, planLater, prepareFile } from './prepare-file.ts';
import { reasonOf } from './source-file.ts';
import { uploadFile } from './upload-file.ts';
import {
  checked,
  newItem,
  progressOfBytes,
  UploadFailure,
  type UploadItem,
  type UploadLimits,
  UploadQuestion,
  type UploadTarget,
} from './upload-item.ts';

export interface UploadState {
  items: readonly UploadItem[];
  /** The next text for screen readers. */
  announcement: string;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const texts = documentTexts.announce;

/** Uploads files one after another. It outlives the screens, so that an upload continues on other pages. */
export function createUploadQueue(first: QueryClient) {
  let client = first;
  let made = 0;
  const nextKey = () => {
    made += 1;
    return `${made}`;
  };
  let state: UploadState = { items: keptFailures(nextKey), announcement: '' };
  const listeners = new Set<() => void>();
  const limitsOf = new Map<string, UploadLimits>();
  const aborts = new Map<string, AbortController>();

  const set = (next: Partial<UploadState>) => {
    state = { ...state, ...next };
    if (next.items) keepFailures(next.items);
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<UploadItem>) =>
    set({ items: state.items.map((item) => (item.key === key ? { ...item, ...part } : item)) });
  const find = (key: string) => state.items.find((item) => item.key === key);
  const isFree = (row: DocumentRow) => !state.items.some((item) => item.row?.id === row.id);
  const advance = (key: string, progress: number) =>
    change(key, { progress: Math.max(progress, find(key)?.progress ?? 0) });

  function add(
    files: readonly File[],
    target: UploadTarget,
    limits: UploadLimits,
    more: Partial<UploadItem> = {},
  ) {
    if (files.length === 0) return;
    const added = files.map((file) => {
      const key = nextKey();
      limitsOf.set(key, limits);
      return newItem(key, file, target, more);
    });
    const [first] = files;
    const announcement = files.length > 1 || !first ? texts.chosen(files.length) : texts.selected(first.name);
    set({ items: [...state.items, ...added], announcement });
    void work();
  }

  /** Starts the next file unless one is running. */
  async function work(): Promise<void> {
    const item = state.items.find(({ status }) => status === 'waiting');
    if (!item || aborts.size > 0) return;
    await send(item);
    return work();
  }

  async function send({ key, file: chosen, target, row, ...item }: UploadItem): Promise<void> {
    const { accepted, note, maybeAnnounced } = item;
    const limits = limitsOf.get(key);
    if (!limits) return;
    const abort = new AbortController();
    const { signal } = abort;
    aborts.set(key, abort);
    change(key, { status: 'uploading', problem: undefined });
    try {
      const known = row ? [] : (client.getQueryData(documentsQuery(target.application_id).queryKey) ?? []);
      const prepared = await prepareFile(chosen, {
        target,
        limits,
        known,
        accepted,
        onConverting: () => change(key, { converting: true }),
        onProgress: (share) => advance(key, checked * share),
      });
      signal.throwIfAborted();
      const { file } = prepared;
      change(key, { file, converting: false, note: prepared.note ?? note });
      const finished = await uploadFile({
        file,
        target,
        row,
        isFree: maybeAnnounced ? isFree : undefined,
        signal,
        onRow: (announced) => {
          if (signal.aborted) return void giveUp(announced);
          if (row) dropDocument(client, row.application_id, row.id);
          keepDocument(client, announced);
          change(key, { row: announced });
          advance(key, checked);
        },
        onSent: (bytes) => advance(key, progressOfBytes(bytes, file.size)),
        onOffline: (offline) => {
          change(key, { offline });
          set({ announcement: offline ? texts.offline(file.name) : texts.online(file.name) });
        },
      });
      keepDocument(client, finished);
      change(key, { status: 'success', progress: 100, row: finished });
      set({ announcement: [texts.uploaded(file.name), prepared.note].filter(Boolean).join('. ') });
      notify.success(documentTexts.toasts.uploaded, file.name);
      void invalidateTopic(client, 'documents', target.application_id);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UploadQuestion) ask(key, error);
      // Whatever it stopped at: the checks, the making of a JPG, or the sending.
      else fail(key, await reasonOf(chosen, error));
    } finally {
      aborts.delete(key);
    }
  }

  function ask(key: string, { text }: UploadQuestion) {
    change(key, { status: 'asking', problem: text });
    set({ announcement: texts.asking(find(key)?.file.name ?? '', text.message) });
  }

  function fail(key: string, error: unknown) {
    const item = find(key);
    if (!item) return;
    const known = error instanceof UploadFailure;
    const problem = known ? error.text : { message: documentTexts.errors.unexpected };
    const canRetry = !known || error.canRetry;
    const canChooseAgain = known && error.canChooseAgain;
    // Before it counts as failed: the row tells whether a reload will show it by itself.
    if (!canRetry && !canChooseAgain) dismiss(item);
    const canShrink = known && error.canShrink;
    change(key, { status: 'error', problem, canRetry, canShrink, canChooseAgain });
    change(key, { converting: false, offline: false });
    if (known && error.maybeAnnounced) change(key, { maybeAnnounced: true });
    set({ announcement: texts.failed(item.file.name, problem.message) });
    notify.error(documentTexts.toasts.uploadFailed, `${item.file.name}: ${problem.message}`);
  }

  /** Deletes an announced row that will never get its bytes; on failure the list offers it as unfinished. */
  async function giveUp(row: DocumentRow): Promise<void> {
    await call(deleteDocument, { params: { id: row.id } }).then(
      () => dropDocument(client, row.application_id, row.id),
      () => client.invalidateQueries({ queryKey: documentsQuery(row.application_id).queryKey }),
    );
  }

  function dismiss({ key, row }: UploadItem): void {
    if (!row) return;
    change(key, { row: undefined });
    void giveUp(row);
  }

  function again(key: string, part: Partial<UploadItem> = {}) {
    change(key, { status: 'waiting', problem: undefined, ...part });
    void work();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    /** Uses another query client, after the signed-in screens were left and opened again. */
    attach(next: QueryClient) {
      client = next;
      state = { ...state, announcement: '' };
    },
    add,
    /** Announces a text to screen readers. */
    say: (announcement: string) => set({ announcement }),
    /** Resumes a row from an earlier visit. It must be the same file. */
    async resume(row: DocumentRow, file: File, limits: UploadLimits): Promise<void> {
      const plan = await planLater(file, limitsAt(row, limits)).catch(() => undefined);
      if (plan?.foreign && withEnding(plan.name, extensionOf(row.file_name)) === row.file_name) {
        // The row waits for what was made from this picture; convert and announce it again.
        void giveUp(row);
        return add([file], row, limits);
      }
      if (plan?.name === row.file_name && file.size === row.file_size)
        return add([file], row, limits, { row, accepted: true });
      const other = new UploadFailure({ message: documentTexts.upload.otherFile(row.file_name) });
      const { message, help = '' } = (await reasonOf(file, other)).text;
      notify.error(documentTexts.toasts.uploadFailed, `${message} ${help}`.trim());
    },
    retry: (key: string) => again(key),
    /** Another go with a file that was chosen again; it may be another one. */
    chooseAgain(key: string, file: File, limits: UploadLimits) {
      const item = find(key);
      if (!item) return;
      const { row } = item;
      limitsOf.set(key, limits);
      const isSame = row && cleanName(file.name) === row.file_name && file.size === row.file_size;
      if (!isSame) dismiss(item);
      again(key, { file, accepted: isSame === true, note: undefined, canChooseAgain: false });
    },
    /** The user confirmed this file. */
    accept: (key: string) => again(key, { accepted: true }),
    /** Sends a smaller copy of a picture that is too large. */
    async shrink(key: string): Promise<void> {
      const item = find(key);
      if (!item) return;
      change(key, { status: 'uploading', canShrink: false, problem: undefined });
      try {
        const file = await makeSmallerCopy(item.file, item.file.name);
        again(key, { file, note: documentTexts.upload.madeSmaller });
      } catch {
        const failure = new UploadFailure({ message: documentTexts.errors.notSmaller });
        fail(key, await reasonOf(item.file, failure));
      }
    },
    /** Stops an upload or dismisses its row; nothing is kept. */
    cancel(key: string) {
      const item = find(key);
      if (!item) return;
      aborts.get(key)?.abort(new Error('cancelled'));
      set({
        items: state.items.filter((other) => other.key !== key),
        announcement: item.status === 'uploading' ? texts.cancelled(item.file.name) : '',
      });
      if (item.status !== 'success') dismiss(item);
    },
    /** Aborts everything silently, at sign-out. */
    stop() {
      for (const abort of aborts.values()) abort.abort(new Error('stopped'));
      set({ items: [], announcement: '' });
    },
  };
}
