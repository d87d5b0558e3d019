import { join } from 'node:path';
import { diskStore } from './disk-store.ts';
import { loadDocumentKey } from './document-key.ts';
import type { Files } from './files.ts';
import { sealedFiles } from './sealed-files.ts';
import type { Store } from './store.ts';

/** The file door that the configuration asks for: the bucket of STORAGE_URL, else the folder `files` of the data folder. */
export async function openFiles(env: {
  dataDir: string;
  storageUrl?: string;
  documentKey?: Buffer;
}): Promise<Files> {
  const store = await openStore(env);
  return sealedFiles(store, await loadDocumentKey(env));
}

async function openStore(env: { dataDir: string; storageUrl?: string }): Promise<Store> {
  if (!env.storageUrl) return diskStore(join(env.dataDir, 'files'));
  // The client is large and slow to load; machines that keep files on disk never pay for it.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(env.storageUrl);
}
