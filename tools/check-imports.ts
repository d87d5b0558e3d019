import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { findCircles, findKnots } from './find-knots.ts';
import { findTestOnly } from './find-test-only.ts';
import { judgeImport, resolveOwn } from './import-rules.ts';

const folders = '{app,features,platform,ui,db,tests,bench,tools}';
const longest = 300;
const drawers = /^(index|utils?|misc|helpers?|common|interfaces)\.tsx?$/;

/** Returns what is wrong with a file's imports, length and name, in one sentence each. */
export function checkFile(path: string, source: string): string[] {
  const found: string[] = [];
  const lines = source.split('\n').length - 1;
  if (lines > longest) found.push(`${path} has ${lines} lines: split it, ${longest} is the most`);
  if (drawers.test(basename(path))) found.push(`${path}: name the file for the one thing it does`);
  if (!/\.tsx?$/.test(path)) return found;

  const { module } = parseSync(path, source);
  if (
    module.staticExports.some((statement) =>
      statement.entries.some((e) => e.importName.kind === 'AllButDefault'),
    )
  ) {
    found.push(`${path} passes on a whole file: import from where it is written`);
  }
  for (const specifier of specifiersOf(module, source)) {
    const problem = judgeImport({ from: path, specifier });
    if (problem) found.push(problem);
  }
  return found;
}

function specifiersOf(module: ReturnType<typeof parseSync>['module'], source: string): string[] {
  const fixed = module.staticImports.map((statement) => statement.moduleRequest.value);
  const passedOn = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    return /^(['"])([^'"]+)\1$/.exec(source.slice(start, end))?.[2] ?? [];
  });
  return [...new Set([...fixed, ...passedOn, ...dynamic])];
}

/** Our own files that this one imports. */
export function importsOf(path: string, source: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  return specifiersOf(parseSync(path, source).module, source).flatMap(
    (specifier) => resolveOwn(path, specifier) ?? [],
  );
}

if (import.meta.main) {
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs,sql}`).filter(
    (file) => !/generated|node_modules|\.d\.ts$/.test(file),
  );
  const sources = files.sort().map((file) => [file, readFileSync(file, 'utf8')] as const);
  const imports = new Map(sources.map(([file, source]) => [file, importsOf(file, source)]));
  const atTop = globSync('*.ts').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const problems = [
    ...sources.flatMap(([file, source]) => checkFile(file, source)),
    ...findKnots(imports),
    ...findCircles(imports).map((files) => `these import one another in a circle: ${files.join(', ')}`),
    ...findTestOnly(new Map([...sources, ...atTop])),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files, ${problems.length} problems`);
  process.exit(problems.length > 0 ? 1 : 0);
}
