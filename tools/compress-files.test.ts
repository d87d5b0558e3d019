import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './build-when-stale.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves twins beside texts that gain by it and nothing beside others', () => {
  const script = 'export const greeting = "hello";\n'.repeat(40);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry.js'), script);
  writeFileSync(join(folder, 'tiny.css'), 'a{}');
  writeFileSync(join(folder, 'photo.jpg'), Buffer.alloc(4096));

  compressFiles(folder);

  expect(readdirSync(folder).sort()).toEqual(['assets', 'photo.jpg', 'tiny.css']);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/entry.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/entry.js.gz'))).toString()).toBe(script);
});
