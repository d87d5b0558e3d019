import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { featureFiles } from './feature-template.ts';

/** Writes the first files of a new noun's room and prints what is left to do by hand. */
export function layOutFeature(noun: string): void {
  if (!/^[a-z]{3,30}$/.test(noun)) {
    console.error(
      'Usage: node tools/new-feature.mjs <noun>, one plural in small letters, as in docs/glossary.md',
    );
    process.exit(1);
  }
  const last = globSync('db/migrations/*.sql').map((file) => Number(basename(file).slice(0, 4)));
  const files = featureFiles(noun, Math.max(0, ...last) + 1);
  const taken = Object.keys(files).filter((file) => existsSync(file));
  if (taken.length > 0) {
    console.error(`There already: ${taken.join(', ')}`);
    process.exit(1);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  console.log(`
Left to you:
  1. docs/glossary.md: say what ${noun} are.
  2. db/migrations: give the table its columns, then npm run db:generate.
  3. db/tests: add the table's rows to the access matrix.
  4. app/server/routes.ts: add the room; until then the test of its route fails.
  5. app/routes.ts: add a screen that uses the hook and the texts; until then they count as dead code.`);
}
