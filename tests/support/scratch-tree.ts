import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** What is compiled, and what the compiler and Node read of it. */
const sources = ['app', 'bench', 'db', 'docs', 'features', 'media', 'platform', 'tests', 'tools', 'ui'];
const compiled = /\.(tsx?|json)$/;

/** A copy of the program's sources to try a change on; it goes when the test ends. */
export function aScratchTree() {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-scratch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of [...sources, '.react-router/types', ...globSync('*.{ts,json}')])
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (from) => statSync(from).isDirectory() || compiled.test(from),
    });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const run = (args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return {
    /** Puts text in front of the first place where `before` is; it has to be there. */
    insert(path: string, before: string, text: string) {
      const file = join(folder, path);
      const [head, ...tail] = readFileSync(file, 'utf8').split(before);
      if (tail.length === 0) throw new Error(`${path} has no ${before}`);
      writeFileSync(file, [head, text, before, tail.join(before)].join(''));
    },
    /** The files that do not compile, without those that only repeat the errors of another. */
    typeErrors(): string[] {
      const { stdout } = run(['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false']);
      const files = stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm);
      return [...new Set(Array.from(files, ([, file = '']) => file))].sort();
    },
    /** What a program inside it writes as JSON. */
    evaluate(program: string): unknown {
      const { stdout, stderr } = run(['--input-type=module', '--eval', program]);
      if (!stdout) throw new Error(stderr);
      return JSON.parse(stdout);
    },
  };
}
