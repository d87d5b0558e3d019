import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { headLine } from '#tests/support/authorisation/lines.ts';
import { aMatrix, type Matrix, walkMatrix } from '#tests/support/authorisation/matrix.ts';
import { missingProxies, startProxy } from '#tests/support/proxies.ts';
import { findFreePort } from '#tests/support/running-app.ts';
import { aServer } from '#tests/support/server.ts';

if (missingProxies) process.stdout.write(`SKIPPED, authorisation behind proxies: ${missingProxies}\n`);

const server = aServer({ env: { TRUSTED_PROXIES: 'loopback' } });
let matrix: Matrix;
beforeAll(async () => {
  matrix = await aMatrix(server);
});

test.skipIf(missingProxies).each([
  ['nginx', 'default'],
  ['haproxy', 'default'],
] as const)(
  'every actor gets through %s, %s settings, what they get without a proxy',
  async (kind, settings) => {
    const proxy = await startProxy(kind, settings, { port: await findFreePort(), upstream: server.url });
    try {
      const expected = readFileSync('app/server/authorisation-matrix.expected.txt', 'utf8');
      expect(await walkMatrix(matrix, proxy.url)).toBe(expected.slice(expected.indexOf(headLine)));
    } finally {
      await proxy.stop();
    }
  },
);
