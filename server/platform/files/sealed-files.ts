import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { seal, sealedRange, sealedSize, unseal } from './chunk-cipher.ts';
import { FileDamaged, type Files } from './files.ts';
import { unwrapKey, wrapKey } from './key-wrap.ts';
import { isStorageKey } from './storage-key.ts';
import type { Store } from './store.ts';

/** `Files` over any store: a fresh random key per file, wrapped by the document key (32 bytes). */
export function sealedFiles(store: Store, documentKey: Uint8Array): Files {
  return {
    async put(key, content, { size }) {
      refuseForeignKey(key);
      const fileKey = randomBytes(32);
      const hash = createHash('sha256');
      await store.write(key, sealedSize(size), seal(hashing(content, hash), fileKey, size));
      return { sha256: hash.digest(), size, wrappedKey: wrapKey(documentKey, fileKey, key) };
    },
    async open({ key, size, wrappedKey }, range = { start: 0, end: size - 1 }) {
      refuseForeignKey(key);
      const fileKey = openKey(documentKey, wrappedKey, key);
      const { start, end } = sealedRange(size, range);
      const sealed = await store.read(key, sealedSize(size), start, end);
      return Readable.from(unseal(sealed, fileKey, size, range), { objectMode: false });
    },
    async erase(key) {
      refuseForeignKey(key);
      await store.erase(key);
    },
    async has(key) {
      refuseForeignKey(key);
      return store.has(key);
    },
    list: () => store.list(),
    sweep: (before) => store.sweep(before),
    probe: () => store.probe(),
  };
}

/** Keys come from our own rows; one that we could not have made means a defect or an attack, never a person's slip. */
function refuseForeignKey(key: string): void {
  if (!isStorageKey(key)) throw new Error('not a storage key of ours');
}

function openKey(documentKey: Uint8Array, wrappedKey: Uint8Array, key: string): Buffer {
  try {
    return unwrapKey(documentKey, wrappedKey, key);
  } catch (cause) {
    throw new FileDamaged('the key of this file does not open with DOCUMENT_KEY', { cause });
  }
}

async function* hashing(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
