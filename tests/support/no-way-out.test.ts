import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

const run = (code: string) =>
  spawnSync(
    process.execPath,
    ['--import', './tests/support/no-way-out.mjs', '--input-type=module', '-e', code],
    {
      encoding: 'utf8',
    },
  );

test.each([
  ['fetch', `await fetch('http://192.0.2.1/').catch((error) => console.log(error.cause.message))`],
  ['https', `await fetch('https://example.com/').catch((error) => console.log(error.cause.message))`],
  [
    'a bare socket',
    `import { connect } from 'node:net'; connect(25, 'mail.example').on('error', (error) => console.log(error.message))`,
  ],
])('%s to another machine is refused and told', (_, code) => {
  const { stdout, stderr } = run(code);
  expect(stdout.trim()).toBe('no way out in tests');
  expect(stderr).toMatch(/^A way out was tried: (?:192\.0\.2\.1:80|example\.com:443|mail\.example:25)\n$/);
});

test('this machine is reached as ever', async () => {
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, [
    '--import',
    './tests/support/no-way-out.mjs',
    '--input-type=module',
    '-e',
    `console.log(await (await fetch('http://127.0.0.1:${port}/')).text())`,
  ]);
  let printed = '';
  child.stdout.on('data', (piece) => {
    printed += piece;
  });
  await new Promise((closed) => child.once('close', closed));
  server.close();
  expect(printed.trim()).toBe('here');
});
