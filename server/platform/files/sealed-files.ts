import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { contentSize, seal, sealedRange, sealedSize, unseal } from './chunk-cipher.ts';
import { FileDamaged, type Files } from './files.ts';
import { unwrapKey, wrapKey } from './key-wrap.ts';
import { parseStorageKey } from './storage-key.ts';
import type { Store } from './store.ts';

/** `Files` over any store: a fresh random key per file, wrapped by the document key (32 bytes). */
export function sealedFiles(store: Store, documentKey: Uint8Array): Files {
  return {
    async stage(content, { size }) {
      const fileKey = randomBytes(32);
      const hash = createHash('sha256');
      const sealed = seal(hashing(content, hash), fileKey, size);
      const staged = await store.stage(sealedSize(size), sealed);
      return {
        sha256: hash.digest(),
        size,
        async publish(key) {
          const { identity, location } = parseStorageKey(key);
          await staged.publish(location);
          return wrapKey(documentKey, fileKey, identity);
        },
        discard: () => staged.discard(),
      };
    },
    async open({ key, size, wrappedKey }, range = { start: 0, end: size - 1 }) {
      const { identity, location } = parseStorageKey(key);
      const fileKey = openKey(documentKey, wrappedKey, identity);
      const { start, end } = sealedRange(size, range);
      const sealed = await store.read(location, sealedSize(size), start, end);
      return Readable.from(unseal(sealed, fileKey, size, range), { objectMode: false });
    },
    opens(key, wrappedKey) {
      try {
        openKey(documentKey, wrappedKey, parseStorageKey(key).identity);
        return true;
      } catch (error) {
        if (error instanceof FileDamaged) return false;
        throw error;
      }
    },
    erase: async (key) => store.erase(parseStorageKey(key).location),
    async sizeOf(key) {
      const sealed = await store.sizeOf(parseStorageKey(key).location);
      return sealed === undefined ? undefined : (contentSize(sealed) ?? -1);
    },
    list: () => store.list(),
    sweep: (before) => store.sweep(before),
    probe: () => store.probe(),
  };
}

function openKey(documentKey: Uint8Array, wrappedKey: Uint8Array, identity: string): Buffer {
  try {
    return unwrapKey(documentKey, wrappedKey, identity);
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
