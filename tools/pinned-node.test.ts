import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let project: string;

/** A project with one command that says who runs it, and that takes itself for Node 20 when run from outside. */
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'rumo-node-')));
  mkdirSync(join(project, 'tools'));
  cpSync(join(import.meta.dirname, 'pinned-node.mjs'), join(project, 'tools/pinned-node.mjs'));
});

afterEach(() => rmSync(project, { recursive: true }));

function writeCommand(body: string): void {
  writeFileSync(
    join(project, 'tools/command.mjs'),
    `import { writeFileSync } from 'node:fs';
    if (!process.env.RUMO_PINNED_NODE) Object.defineProperty(process.versions, 'node', { value: '20.19.0' });
    const { onPinnedNode } = await import('./pinned-node.mjs');
    if (onPinnedNode()) {
      const stay = () => setInterval(() => {}, 1000);
      const note = (name) => writeFileSync(name, String(process.pid));
      ${body}
    }`,
  );
}

function runCommand(...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(project, 'tools/command.mjs'), ...args], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('a command started by a Node that is too old', () => {
  beforeEach(() => {
    mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
    symlinkSync(process.execPath, join(project, 'node_modules/.bin/node'));
  });

  it('runs on the one among our packages, in the top folder, with its arguments and its exit code', async () => {
    writeCommand(`console.log(process.versions.node, process.cwd(), process.argv[2]); process.exitCode = 7;`);
    const command = runCommand('--demo');
    const said = await text(command.stdout ?? process.stdin);
    expect(said.trim()).toBe(`${process.versions.node} ${project} --demo`);
    expect(command.exitCode ?? (await once(command, 'exit'))[0]).toBe(7);
  });

  it('passes on the signal that stops it and waits for the end', async () => {
    writeCommand(
      `process.on('SIGTERM', () => { note('stopped'); process.exit(3); }); stay(); note('ready');`,
    );
    const command = runCommand();
    await vi.waitUntil(() => existsSync(join(project, 'ready')), 30_000);
    command.kill('SIGTERM');
    expect((await once(command, 'exit'))[0]).toBe(3);
    expect(existsSync(join(project, 'stopped'))).toBe(true);
  });

  it('leaves nobody behind when it is killed outright', async () => {
    writeCommand(`process.on('SIGTERM', () => { note('stopped'); process.exit(); }); stay(); note('ready');`);
    const command = runCommand();
    await vi.waitUntil(() => existsSync(join(project, 'ready')), 30_000);
    expect(readFileSync(join(project, 'ready'), 'utf8')).not.toBe(String(command.pid));
    command.kill('SIGKILL');
    await vi.waitUntil(() => existsSync(join(project, 'stopped')), 30_000);
  });
});

it('says what to do when no newer Node is there', async () => {
  writeCommand('');
  const command = runCommand();
  expect(await text(command.stderr ?? process.stdin)).toContain(
    'This needs Node 22.18 or later, and this is 20.19.0.',
  );
  expect(command.exitCode ?? (await once(command, 'exit'))[0]).toBe(1);
});
