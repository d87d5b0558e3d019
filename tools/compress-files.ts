import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Kinds of text; pictures and fonts are compressed already. */
const texts = '**/*.{js,mjs,css,svg,json,txt,webmanifest}';

/** Bytes below which a file fits into its first packet anyway. */
const smallest = 512;

/**
 * Leaves compressed twins (`.br`, `.gz`) beside the text files of a folder. At the build and not at the start, because
 * the strongest compression takes seconds.
 */
export function compressFiles(directory: string): void {
  for (const name of globSync(texts, { cwd: directory })) {
    const file = join(directory, name);
    const plain = readFileSync(file);
    if (plain.length < smallest) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(plain));
    writeFileSync(`${file}.gz`, gzipSync(plain));
  }
}
