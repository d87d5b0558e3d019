import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { loadDocumentKey, loadPreviousDocumentKey } from '../secrets.ts';
import { diskStore } from './disk-store.ts';
import {
  FileDamaged,
  FileMissing,
  type Files,
  SizeMismatch,
  StorageFull,
  StorageUnavailable,
  type Store,
} from './files.ts';
import { sealedFiles } from './sealed-files.ts';

/** The configured files: the bucket of STORAGE_URL, else the folder `files` of the data folder. */
export async function openFiles(env: {
  dataDir: string;
  storageUrl?: string;
  documentKey?: Buffer;
  documentKeyPrevious?: Buffer;
}): Promise<Files> {
  const store = await openStore(env);
  return sealedFiles(namingOutages(store), await loadDocumentKey(env), await loadPreviousDocumentKey(env));
}

/** The bytes as they lie there, encrypted: for backups. Everything else goes through `openFiles`. */
export async function openStore(env: { dataDir: string; storageUrl?: string }): Promise<Store> {
  if (!env.storageUrl) return diskStore(join(env.dataDir, 'files'));
  // The client is large and slow to load; machines that keep files on disk never pay for it.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(env.storageUrl);
}

/** What says by itself what is wrong, and with what; anything else that a store throws means that it does not work. */
const spoken = [FileMissing, FileDamaged, StorageFull, SizeMismatch, AppError];

/** The same store, whose failures are known as its own: callers are asked to come again, and it is no defect of ours. */
function namingOutages(store: Store): Store {
  const named = <T>(call: Promise<T>): Promise<T> =>
    call.catch((cause: unknown) => {
      if (spoken.some((kind) => cause instanceof kind)) throw cause;
      throw new StorageUnavailable('the file store failed', { cause });
    });
  return {
    ...store,
    room: () => named(store.room()),
    stage: async (size, pieces) => {
      // What the sender did is the sender's: it passes as it is.
      let broken: unknown;
      const watched = async function* () {
        try {
          yield* pieces;
        } catch (error) {
          broken = error;
          throw error;
        }
      };
      const staged = await named(store.stage(size, watched())).catch((error: unknown) => {
        throw broken ?? error;
      });
      return { ...staged, publish: (location) => named(staged.publish(location)) };
    },
    read: (...range) => named(store.read(...range)),
    erase: (location) => named(store.erase(location)),
    sizeOf: (location) => named(store.sizeOf(location)),
    move: (from, to) => named(store.move(from, to)),
  };
}
