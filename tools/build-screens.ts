import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Language } from '#platform/shared/languages.ts';

/**
 * Builds the screens in both languages into a folder: `client` for browsers, `server` and `pt/server` for the server. In
 * parallel, because one build leaves a core mostly idle. Both clients share a folder: file names carry hashes.
 */
async function buildScreens(directory: string): Promise<void> {
  const portuguese = join(directory, 'pt');
  await Promise.all([buildLanguage('en', directory), buildLanguage('pt', portuguese)]);
  cpSync(join(portuguese, 'client'), join(directory, 'client'), { recursive: true, force: false });
  rmSync(join(portuguese, 'client'), { recursive: true });
}

async function buildLanguage(language: Language, directory: string): Promise<void> {
  const command = join('node_modules', '@react-router/dev/bin.cjs');
  const run = spawn(process.execPath, [command, 'build'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: directory, BUILD_LANGUAGE: language },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complained, [status]] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    once(run, 'close'),
  ]);
  if (status !== 0) throw new Error(`${language}:\n${printed}${complained}`);
}

await buildScreens(process.argv[2] ?? 'build');
