import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const page = 'docs/specification/back-office.md';
const notHeld = 'not held';

interface Statement {
  words: string;
  file: string;
  test: string;
}

const text = await readFile(page, 'utf8');
const statements = text.split('\n').flatMap((line): Statement[] => {
  const [, words = '', file = '', test = '', end] = line.split('|').map((cell) => cell.trim());
  const isRow = end === '' && words !== 'Statement' && !/^-+$/.test(words);
  return isRow ? [{ words, file: file.replaceAll('`', ''), test }] : [];
});
const held = statements.filter(({ file }) => file !== notHeld);

interface Node {
  type: string;
  [part: string]: unknown;
}

/** The names of the tests that a file declares: `test('...')`, `it('...')`, `test.each(...)('...')`. */
function testsIn(path: string, source: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: Node) => {
    if (node.type === 'CallExpression') {
      const [name] = node.arguments as Node[];
      if (name?.type === 'Literal' && /^(?:test|it)$/.test(calledBy(node))) names.add(String(name.value));
    }
    for (const part of Object.values(node))
      for (const inner of [part].flat() as Node[]) if (typeof inner?.type === 'string') walk(inner);
  };
  walk(parseSync(path, source).program as unknown as Node);
  return names;
}

/** The name at the beginning of a call: `test` in `test.each(rows)('name')`. */
function calledBy(node: Node): string {
  const before = (node.callee ?? node.tag ?? node.object) as Node | undefined;
  return before ? calledBy(before) : String(node.name ?? '');
}

test('each statement of the back office names a test that is there, in a file that is there', async () => {
  const missing: string[] = [];
  for (const file of new Set(held.map((statement) => statement.file))) {
    const names = existsSync(file) ? testsIn(file, await readFile(file, 'utf8')) : new Set<string>();
    for (const { words, test } of held.filter((statement) => statement.file === file))
      if (!names.has(test)) missing.push(`${words}: ${file}, ${test}`);
  }
  expect(missing).toEqual([]);
});

test('each statement is there once, and what no test holds says why', () => {
  const words = statements.map((statement) => statement.words);
  expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  expect(statements.filter(({ test }) => test === '')).toEqual([]);
});

test('the lead counts what the tables hold', () => {
  const open = statements.length - held.length;
  expect(text).toContain(
    `${statements.length} statements: ${held.length} are held by a test, ${open} are not`,
  );
});
