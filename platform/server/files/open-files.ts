import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import type { Outages } from '../observability/outages.ts';
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
export async function openFiles(
  env: { dataDir: string; storageUrl?: string; documentKey?: Buffer; documentKeyPrevious?: Buffer },
  outages?: Outages,
): Promise<Files> {
  const store = await openStore(env);
  return sealedFiles(
    namingOutages(store, outages),
    await loadDocumentKey(env),
    await loadPreviousDocumentKey(env),
  );
}

/** The bytes as they lie there, encrypted: for backups. Everything else goes through `openFiles`. */
export async function openStore(env: { dataDir: string; storageUrl?: string }): Promise<Store> {
  if (!env.storageUrl) return diskStore(join(env.dataDir, 'files'));
  // The client is large and slow to load; machines that keep files on disk never pay for it.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(env.storageUrl);
}

/** The content could not be read: no fault of the store. */
class SenderFailed extends Error {
  constructor(cause: unknown) {
    super('the content broke off', { cause });
  }
}

/** What says by itself what is wrong, and with what; anything else that a store throws means that it does not work. */
const spoken = [FileMissing, FileDamaged, StorageFull, SizeMismatch, AppError, SenderFailed];

/** The same store, whose failures are known as its own: callers are asked to come again, and it is no defect of ours. */
function namingOutages(store: Store, outages?: Outages): Store {
  const named = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const done = await call;
      outages?.worked('files');
      return done;
    } catch (cause) {
      if (spoken.some((kind) => cause instanceof kind)) throw cause;
      const failure = new StorageUnavailable('the file store failed', { cause });
      outages?.failed('files', failure);
      throw failure;
    }
  };
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
      const staging = store.stage(size, watched()).catch((error: unknown) => {
        throw broken ? new SenderFailed(broken) : error;
      });
      const staged = await named(staging).catch((error: unknown) => {
        throw error instanceof SenderFailed ? error.cause : error;
      });
      return { ...staged, publish: (location) => named(staged.publish(location)) };
    },
    read: (...range) => named(store.read(...range)),
    erase: (location) => named(store.erase(location)),
    sizeOf: (location) => named(store.sizeOf(location)),
    move: (from, to) => named(store.move(from, to)),
  };
}
