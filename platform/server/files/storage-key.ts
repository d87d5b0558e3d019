const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const shape = new RegExp(`^(${uuid}/${uuid})_(.+)$`, 'su');

/** A storage key, taken apart. */
export interface StorageKey {
  /** `{user id}/{random id}`: what makes the key unique, and what the wrapped key is bound to. */
  identity: string;
  /** Where the bytes lie: the identity and what is left of the file name when only harmless letters stay. */
  location: string;
}

/**
 * Takes `{user id}/{random id}_{file name}` apart. The name part of a location is for operators alone; it keeps
 * letters that every file system and bucket takes, and the random id before it keeps reserved names (`CON`, `..`)
 * from standing alone. A location is a key with itself as location.
 * @throws Error for keys of any other shape: they come from our own rows, so one means a defect or an attack.
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
