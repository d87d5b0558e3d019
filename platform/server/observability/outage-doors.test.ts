import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startClamd } from '#tests/support/clamd-server.ts';
import { aDatabase } from '#tests/support/database.ts';
import { type GeminiAnswer, geminiDouble, statements } from '#tests/support/gemini-double.ts';
import { hangTimeouts } from '../connections.ts';
import { openDatabase } from '../database.ts';
import { openFiles } from '../files/open-files.ts';
import { createLog } from '../log.ts';
import { openModel } from '../model.ts';
import { openScanner } from '../scanner.ts';
import { Outages, type ServiceName } from './outages.ts';

const { connections } = aDatabase();
const log = createLog('silent');
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-doors-'));
let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(async () => {
  await clamd.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function* bytes(size = 1_000) {
  yield randomBytes(size);
}

/** Whether the service is out after a call that is expected to fail, or to succeed. */
async function outAfter(outages: Outages, service: ServiceName, call: Promise<unknown>): Promise<boolean> {
  await call.catch(() => {});
  return outages.isOut(service);
}

test('a database that cannot be reached is out; one that refuses what is asked is not', async () => {
  const outages = new Outages(log);
  const watch = { outages, slowMs: 1_000 };
  const nowhere = { ...connections.logins.rumo_anon, host: '/nowhere' };
  const logins = { ...connections.logins, rumo_anon: nowhere };
  const database = openDatabase(logins, log, 1, hangTimeouts, watch);
  const refused = database.asSystem('test', () => Promise.reject(new Error('no')));
  expect(await outAfter(outages, 'database', refused)).toBe(false);
  const probe = database.probe();
  expect(await outAfter(outages, 'database', probe), 'a probe refuses nobody').toBe(false);
  const away = database.asActor({ as: 'anon' }, async () => {});
  expect(await outAfter(outages, 'database', away)).toBe(true);
  expect(
    await outAfter(
      outages,
      'database',
      database.asSystem('test', async () => {}),
    ),
  ).toBe(false);
  await database.close();
});

test('a bucket that cannot be reached is out; a sender who breaks off is not an outage', async () => {
  const outages = new Outages(log);
  const documentKey = randomBytes(32);
  const disk = await openFiles({ dataDir, documentKey }, outages);
  const broken = (async function* () {
    yield randomBytes(10);
    throw new Error('the browser is gone');
  })();
  expect(await outAfter(outages, 'files', disk.stage(broken, { size: 1_000 }))).toBe(false);
  const storageUrl = 's3://key:secret@127.0.0.1:1/bucket?tls=no';
  const bucket = await openFiles({ dataDir, documentKey, storageUrl }, outages);
  expect(await outAfter(outages, 'files', bucket.sizeOf(`${randomUUID()}/${randomUUID()}_a.pdf`))).toBe(true);
  expect(await outAfter(outages, 'files', disk.stage(bytes(), { size: 1_000 }))).toBe(false);
});

test('a scanner that hangs up is out; one that cannot judge a file is not', async () => {
  const outages = new Outages(log);
  const scanner = openScanner({ clamavUrl: clamd.url }, outages);
  const scan = () => scanner.scan(bytes(), AbortSignal.timeout(20_000));
  clamd.become('confused');
  expect(await outAfter(outages, 'scanner', scan())).toBe(false);
  clamd.become('hanging up');
  expect(await outAfter(outages, 'scanner', scan())).toBe(true);
  clamd.become('kind');
  expect(await outAfter(outages, 'scanner', scan())).toBe(false);
});

test('a model that is busy is out; one that refuses a question is not', async () => {
  const outages = new Outages(log);
  let answer: GeminiAnswer = { status: 400 };
  const double = await geminiDouble(() => answer);
  const model = openModel({ gemini: { apiKey: 'key', model: 'any', apiUrl: double.url } }, outages);
  const { signal } = new AbortController();
  const ask = async () => {
    const request = { instructions: '', content: 'What?', schema: {}, maxTokens: 10, signal };
    for await (const _ of model?.write(request) ?? []);
  };
  expect(await outAfter(outages, 'model', ask())).toBe(false);
  answer = { status: 429 };
  expect(await outAfter(outages, 'model', ask())).toBe(true);
  answer = statements([{ text: 'So.', passages: [] }]);
  expect(await outAfter(outages, 'model', ask())).toBe(false);
  await double.close();
});
