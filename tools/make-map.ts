import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

const folders = ['app', 'platform/*', 'features/*', 'ui', 'db', 'tests', 'tools'];

const head = `# Where things are

Written by \`node tools/make-map.ts\` from the READMEs of the folders: change those. Search this page for the word you have in mind.

\`\`\`
app/        what is put together: the server's start and routes, the tree of pages, the frames around them
features/   one room per noun: contract, rules and texts, which both sides share; server/; web/
platform/   what every room is built on: server/, browser/, shared/
ui/         the design system
db/         migrations, policies, roles, the demo world
tests/      journeys over several rooms, faults, the specification's texts      tools/  what builds, checks and runs
\`\`\`

Arrows point downwards; a folder within \`server/\` or \`web/\` is a module whose inside no other room uses (\`tools/import-rules.ts\`).
`;

/** Returns docs/map.md: of each README its first paragraph and its table "Where", with paths from the top of the project. */
export function makeMap(): string {
  const readmes = folders.flatMap((folder) => globSync(`${folder}/README.md`)).sort();
  return `${head}${readmes.map(partOf).join('')}`;
}

function partOf(readme: string): string {
  const text = readFileSync(readme, 'utf8');
  const folder = dirname(readme);
  const [, purpose] = /^# .+\n\n([^\n]+)/.exec(text) ?? [];
  const [, rows] = /\n## Where\n\n\|.+\n\|.+\n((?:\|.+\n)+)/.exec(text) ?? [];
  if (!purpose || !rows) throw new Error(`${readme} needs a paragraph below its title and a table "Where"`);
  const placed = rows.replace(/`([^`]+)` \|$/gm, (_, path: string) => `\`${posix.join(folder, path)}\` |`);
  return `\n## ${folder}\n\n${purpose}\n\n| Looking for | Look at |\n|---|---|\n${placed}`;
}

if (import.meta.main) writeFileSync('docs/map.md', makeMap());
