import { randomUUID } from 'node:crypto';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const shape = new RegExp(`^${uuid}/${uuid}_[A-Za-z0-9][A-Za-z0-9._-]{0,99}$`);

/**
 * `{user id}/{random id}_{file name}`. The name part is for operators alone and keeps only letters that every file
 * system and bucket takes; the random id makes it unique and keeps reserved names (`CON`, `..`) from standing alone.
 */
export function makeStorageKey(userId: string, fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[^A-Za-z0-9]+/, '');
  // The end carries the extension, so a long name loses its beginning.
  const tail = plain
    .slice(-80)
    .replace(/^[^A-Za-z0-9]+/, '')
    .replace(/[^A-Za-z0-9]+$/, '');
  return `${userId}/${randomUUID()}_${tail || 'file'}`;
}

/** True for keys that `makeStorageKey` could have made: the only ones that ever reach a store. */
export function isStorageKey(key: string): boolean {
  return shape.test(key) && !key.includes('..');
}
