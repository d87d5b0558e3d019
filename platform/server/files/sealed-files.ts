import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { contentSize, seal, sealedRange, sealedSize, unseal } from './chunk-cipher.ts';
import { type ByteRange, FileDamaged, type Files, type Quarantined, type Store } from './files.ts';

/** `Files` over any store, with a random key per file, wrapped by the document key (32 bytes); `previousKey` still opens. */
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

// version (1) | nonce (12) | ciphertext | tag (16)
const version = 1;

const nonceLength = 12;

const tagLength = 16;

/** Encrypts a short secret (AES-256-GCM, random nonce). `context` is authenticated: moved elsewhere, it does not open. */
export function wrapKey(masterKey: Uint8Array, secret: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce);
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([
    Buffer.from([version]),
    nonce,
    cipher.update(secret),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** The secret again. @throws Error when master key, context or bytes are not those of `wrapKey`. */
export function unwrapKey(masterKey: Uint8Array, wrapped: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(wrapped);
  if (bytes[0] !== version || bytes.length <= 1 + nonceLength + tagLength)
    throw new Error('not a wrapped key');
  const decipher = createDecipheriv('aes-256-gcm', masterKey, bytes.subarray(1, 1 + nonceLength));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(1 + nonceLength, -tagLength)), decipher.final()]);
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const shape = new RegExp(`^(${uuid}/${uuid})_(.+)$`, 'su');

/** A storage key, taken apart. */
interface StorageKey {
  /** `{user id}/{random id}`: what makes the key unique, and what the wrapped key is bound to. */
  identity: string;
  /** Where the bytes lie: the identity and what is left of the file name when only harmless letters stay. */
  location: string;
}

/**
 * Parses `{user id}/{random id}_{file name}`. The name is for operators: it keeps the characters that every file system and
 * bucket takes. @throws Error for any other shape, which is a defect or an attack.
 */
export function parseStorageKey(key: string): StorageKey {
  const [, identity, name] = shape.exec(key) ?? [];
  if (!identity || !name) throw new Error('not a storage key of ours');
  return { identity, location: `${identity}_${harmless(name)}` };
}

function harmless(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    // The end carries the extension, so a long name loses its beginning.
    .slice(-80)
    .replace(/^[^A-Za-z0-9]+/, '');
  // From the first letter to the last: signs at the end go, too.
  return /^[\s\S]*[A-Za-z0-9]/.exec(plain)?.[0] ?? 'file';
}
