import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideClient } from '#tests/support/guide-client.ts';
import { layReadyCluster } from '#tests/support/ready-cluster.ts';
import { startApp } from '#tests/support/running-app.ts';
import { systemProgram } from '#tests/support/system-program.ts';
import { anAssistantQuestion } from '../support/request-bodies.ts';

const strace = systemProgram('strace', 'strace');
if ('missing' in strace)
  process.stdout.write(`SKIPPED, what the system sees of ways out: ${strace.missing}\n`);

const folder = mkdtempSync(join(tmpdir(), 'rumo-ways-'));
const dataDir = join(folder, 'data');
beforeAll(() => layReadyCluster(dataDir));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes every attempt to reach another address into `file`; the program stays a child of ours. */
const traced = (file: string) => [
  'path' in strace ? strace.path : '',
  ...['-D', '-f', '-qq', '-e', 'trace=connect,sendto,sendmsg', '-e', 'signal=none', '-o', file],
];

/** Addresses beyond this machine that were named to the system, whether or not they could be reached. */
function addressesBeyond(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/g);
  return [...named]
    .map(([, four, six]) => four ?? six ?? '')
    .filter((address) => !/^(127\.|::1$|::ffff:127\.)/.test(address));
}

test.skipIf('missing' in strace)('an attempt to reach another machine would be seen', () => {
  const file = join(folder, 'planted');
  const [program = '', ...args] = traced(file);
  const reach =
    "require('node:net').connect(9, '192.0.2.1').on('error', () => {}).setTimeout(200, process.exit)";
  spawnSync(program, [...args, process.execPath, '-e', reach]);
  expect(addressesBeyond(file)).toEqual(['192.0.2.1']);
});

test.skipIf('missing' in strace)(
  'nothing that somebody does in the guide makes the program or its database reach another machine',
  async () => {
    const file = join(folder, 'connections');
    const app = await startApp(dataDir, { NODE_OPTIONS: '' }, traced(file));
    for (const path of ['/', '/pt/money', '/api/openapi.json', '/nowhere'])
      await (await fetch(app.url + path)).text();
    const maria = await guideClient(app.url, { name: 'Maria Whitaker', email: 'maria@example.com' });
    await maria.finishFirstSteps();
    const asked = await fetch(`${app.url}/api/assistant/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anAssistantQuestion()),
    });
    expect(asked.status).toBe(200);
    await asked.text();
    expect(await app.stop()).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('AF_UNIX');
    expect(addressesBeyond(file)).toEqual([]);
  },
);
