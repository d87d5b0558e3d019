import { crc32 } from 'node:zlib';

/**
 * The files of an archive that stores them as they are, by name. Reads it as unpackers do, from its end, and throws when
 * a checksum, a length or the two places that name a file disagree.
 */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0) throw new Error('the archive has no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory is broken');
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const size = archive.readUInt32LE(at + 24);
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(from, from + size);
    if (archive.toString('utf8', local + 30, local + 30 + nameLength) !== name)
      throw new Error(`${name} has another name in front of its bytes`);
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, content);
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
  }
  return files;
}
