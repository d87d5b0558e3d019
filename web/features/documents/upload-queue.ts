import type { QueryClient } from '@tanstack/react-query';
import { type DocumentRow, deleteDocument } from '#domain/contracts/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { call } from '../../lib/api.ts';
import { notify } from '../../ui/notify.ts';
import type { UploadLimits } from './file-problem-text.ts';
import { UploadFailure, uploadFile } from './upload-file.ts';
import type { UploadItem, UploadTarget } from './upload-item.ts';
import { dropDocument, keepDocument } from './use-documents.ts';

export interface UploadState {
  items: readonly UploadItem[];
  /** What a screen reader says next. */
  announcement: string;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const texts = documentTexts.announce;

/**
 * The files on their way, one after another. It lives as long as the signed-in screens do, so that an upload goes on
 * while the person looks at another page.
 */
export function createUploadQueue(client: QueryClient) {
  let state: UploadState = { items: [], announcement: '' };
  const listeners = new Set<() => void>();
  const limitsOf = new Map<string, UploadLimits>();
  const aborts = new Map<string, AbortController>();
  let made = 0;

  const set = (next: Partial<UploadState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<UploadItem>) =>
    set({ items: state.items.map((item) => (item.key === key ? { ...item, ...part } : item)) });
  const find = (key: string) => state.items.find((item) => item.key === key);

  function add(files: readonly File[], target: UploadTarget, limits: UploadLimits, row?: DocumentRow) {
    if (files.length === 0) return;
    const added = files.map((file): UploadItem => {
      made += 1;
      limitsOf.set(`${made}`, limits);
      return { key: `${made}`, file, target, status: 'waiting', progress: 0, canRetry: false, row };
    });
    set({ items: [...state.items, ...added], announcement: texts.chosen(files.length) });
    void work();
  }

  /** Takes the next file unless one is under way. */
  async function work(): Promise<void> {
    const item = state.items.find(({ status }) => status === 'waiting');
    if (!item || aborts.size > 0) return;
    await send(item);
    return work();
  }

  async function send({ key, file, target, row }: UploadItem): Promise<void> {
    const limits = limitsOf.get(key);
    if (!limits) return;
    const abort = new AbortController();
    aborts.set(key, abort);
    change(key, { status: 'uploading', error: undefined });
    try {
      const finished = await uploadFile({
        file,
        target,
        limits,
        row,
        signal: abort.signal,
        onRow: (announced) => {
          if (row) dropDocument(client, row.application_id, row.id);
          keepDocument(client, announced);
          change(key, { row: announced });
        },
        onProgress: (progress) => change(key, { progress: Math.max(progress, find(key)?.progress ?? 0) }),
      });
      keepDocument(client, finished);
      change(key, { status: 'success', progress: 100, row: finished });
      set({ announcement: texts.uploaded(file.name) });
      notify.success(documentTexts.toasts.uploaded, file.name);
      void client.invalidateQueries({ queryKey: ['audit'] });
      void client.invalidateQueries({ queryKey: ['applications'] });
    } catch (error) {
      if (!abort.signal.aborted) fail(key, error);
    } finally {
      aborts.delete(key);
    }
  }

  function fail(key: string, error: unknown) {
    const item = find(key);
    if (!item) return;
    const known = error instanceof UploadFailure;
    const text = known ? error.text : { message: documentTexts.errors.unexpected };
    const canRetry = !known || error.canRetry;
    change(key, { status: 'error', error: text, canRetry });
    set({ announcement: texts.failed(item.file.name, text.message) });
    notify.error(documentTexts.toasts.uploadFailed, `${item.file.name}: ${text.message}`);
    if (!canRetry) void giveUp(item);
  }

  /** An announced row that will never get its bytes goes; if that fails, the list offers it as unfinished. */
  async function giveUp({ row, key }: UploadItem): Promise<void> {
    if (!row) return;
    change(key, { row: undefined });
    await call(deleteDocument, { params: { id: row.id } }).then(
      () => dropDocument(client, row.application_id, row.id),
      () => client.invalidateQueries({ queryKey: ['documents'] }),
    );
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    add,
    /** Goes on with a row that an earlier visit left unfinished. It must be the same file. */
    resume(row: DocumentRow, file: File, limits: UploadLimits) {
      const target = {
        applicationId: row.application_id,
        stepId: row.step_id ?? undefined,
        category: row.document_category,
      };
      const sameName = file.name.normalize('NFC').trim() === row.file_name;
      if (sameName && file.size === row.file_size) return add([file], target, limits, row);
      notify.error(documentTexts.toasts.uploadFailed, documentTexts.upload.otherFile(row.file_name));
    },
    retry(key: string) {
      change(key, { status: 'waiting', error: undefined });
      void work();
    },
    /** Stops a file or takes its line away; nothing of it is kept. */
    cancel(key: string) {
      const item = find(key);
      if (!item) return;
      aborts.get(key)?.abort(new Error('cancelled'));
      set({
        items: state.items.filter((other) => other.key !== key),
        announcement: item.status === 'uploading' ? texts.cancelled(item.file.name) : '',
      });
      if (item.status !== 'success') void giveUp(item);
    },
    /** Ends everything, without a word: the person signs out or leaves. */
    stop() {
      for (const abort of aborts.values()) abort.abort(new Error('stopped'));
      state = { items: [], announcement: '' };
    },
  };
}
