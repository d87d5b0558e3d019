import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { contentSize, seal, sealedRange, sealedSize, unseal } from './chunk-cipher.ts';
import { type ByteRange, FileDamaged, type Files, type Quarantined } from './files.ts';
import { unwrapKey, wrapKey } from './key-wrap.ts';
import { parseStorageKey } from './storage-key.ts';
import type { Store } from './store.ts';

/**
 * `Files` over any store: a fresh random key per file, wrapped by the document key (32 bytes). `previousKey` still opens
 * what it has wrapped.
 */
export function sealedFiles(store: Store, documentKey: Uint8Array, previousKey?: Uint8Array): Files {
  async function openSealed(
    location: string,
    size: number,
    fileKey: Buffer,
    range: ByteRange = { start: 0, end: size - 1 },
  ): Promise<Readable> {
    const { start, end } = sealedRange(size, range);
    const sealed = await store.read(location, sealedSize(size), start, end);
    return Readable.from(unseal(sealed, fileKey, size, range), { objectMode: false });
  }

  return {
    async stage(content, { size }) {
      const fileKey = randomBytes(32);
      const hash = createHash('sha256');
      const sealed = seal(hashing(content, hash), fileKey, size);
      const staged = await store.stage(sealedSize(size), sealed);
      return {
        sha256: hash.digest(),
        size,
        open: () => openSealed(staged.location, size, fileKey),
        async publish(key) {
          const { identity, location } = parseStorageKey(key);
          await staged.publish(location);
          return wrapKey(documentKey, fileKey, identity);
        },
        discard: () => staged.discard(),
      };
    },
    async open({ key, size, wrappedKey }, range) {
      const { identity, location } = parseStorageKey(key);
      const { fileKey } = openKey(documentKey, previousKey, wrappedKey, identity);
      return openSealed(location, size, fileKey, range);
    },
    opens(key, wrappedKey) {
      try {
        openKey(documentKey, previousKey, wrappedKey, parseStorageKey(key).identity);
        return true;
      } catch (error) {
        if (error instanceof FileDamaged) return false;
        throw error;
      }
    },
    rewrap(key, wrappedKey) {
      const { identity } = parseStorageKey(key);
      const { fileKey, by } = openKey(documentKey, previousKey, wrappedKey, identity);
      return by === documentKey ? undefined : wrapKey(documentKey, fileKey, identity);
    },
    erase: async (key) => store.erase(parseStorageKey(key).location),
    async sizeOf(key) {
      const sealed = await store.sizeOf(parseStorageKey(key).location);
      return sealed === undefined ? undefined : (contentSize(sealed) ?? -1);
    },
    list: () => store.list(),
    quarantine: async (key, day) => store.move(parseStorageKey(key).location, asideOf({ key, day })),
    async *quarantined() {
      for await (const location of store.listQuarantine()) {
        const [, day, key] = /^quarantine\/(\d{4}-\d{2}-\d{2})\/(.+)$/.exec(location) ?? [];
        if (day && key) yield { day, key };
      }
    },
    release: async (file) => store.move(asideOf(file), parseStorageKey(file.key).location),
    eraseQuarantined: async (file) => store.erase(asideOf(file)),
    readInstallation: () => store.readNote(installationNote),
    writeInstallation: (id) => store.writeNote(installationNote, id),
    sweep: (before) => store.sweep(before),
    probe: () => store.probe(),
    room: () => store.room(),
  };
}

const installationNote = 'installation-id';

const asideOf = ({ key, day }: Quarantined) => `quarantine/${day}/${parseStorageKey(key).location}`;

/** The file's own key, and which of the two opened it. */
function openKey(
  documentKey: Uint8Array,
  previousKey: Uint8Array | undefined,
  wrappedKey: Uint8Array,
  identity: string,
): { fileKey: Buffer; by: Uint8Array } {
  try {
    return { fileKey: unwrapKey(documentKey, wrappedKey, identity), by: documentKey };
  } catch (cause) {
    if (previousKey) return openKey(previousKey, undefined, wrappedKey, identity);
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
