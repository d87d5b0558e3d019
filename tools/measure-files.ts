import { globSync, readFileSync } from 'node:fs';
import { importsOf } from './check-imports.ts';

/** A file of at most this many lines that only one other file imports could often be part of that one. */
const small = 60;

/** Prints how many files and lines the product has, how they are spread, and how many small files have one importer. */
export function measureFiles(): string {
  const product = globSync('{app,features,platform,ui,db,tools}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\.d\.ts$|generated|^db\/tests\//.test(file),
  );
  const sources = new Map(product.map((file) => [file, readFileSync(file, 'utf8')]));
  const lines = new Map([...sources].map(([file, source]) => [file, source.split('\n').length - 1]));
  const importers = new Map<string, number>();
  for (const [file, source] of sources)
    for (const imported of new Set(importsOf(file, source)))
      importers.set(imported, (importers.get(imported) ?? 0) + 1);

  const sorted = [...lines.values()].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  const alone = product.filter((file) => (lines.get(file) ?? 0) < small && importers.get(file) === 1);
  return [
    `${sorted.length} files, ${sorted.reduce((sum, count) => sum + count, 0)} lines`,
    `median ${at(0.5)}, p90 ${at(0.9)}, longest ${sorted.at(-1)}`,
    `${alone.length} files below ${small} lines have one importer (${((100 * alone.length) / sorted.length).toFixed(1)} %)`,
  ].join('\n');
}

if (import.meta.main) console.log(measureFiles());
