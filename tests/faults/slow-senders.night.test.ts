import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '#tests/support/browser.ts';
import { layReadyCluster } from '#tests/support/ready-cluster.ts';
import { startApp } from '#tests/support/running-app.ts';
import { keepAsking, memoryOf, quantile } from '#tests/support/waiting-times.ts';

/** Connections of each kind, all from one address (issue 23). */
const perKind = 500;
const attacker = '127.0.0.77';
const watchedMs = 30_000;
/** Others, each of whom may read ten times a second. */
const people = 5;
/**
 * Seconds after which each kind has to be gone: `headersTimeout` 10 and `keepAliveTimeout` 15 of listen.ts, 20 and one for
 * each 4 KiB of admission.ts; both are looked at every second or two.
 */
const deadlines = { 'says nothing': 15, 'idles after an answer': 20, 'drips a body': 25 };
type Kind = keyof typeof deadlines;

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-slow-'));
beforeAll(() => layReadyCluster(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(`${perKind} dripping bodies and ${perKind} idle connections hold nobody up and are cut in time`, async () => {
  const app = await startApp(dataDir);
  const readers = await Promise.all(Array.from({ length: people }, (_, at) => aReader(app.url, at)));
  const take = () => readers.flatMap((reader) => reader.take());
  const held: ReturnType<typeof hold>[] = [];
  try {
    await pause(5_000);
    take();
    await pause(watchedMs);
    const quiet = take();
    const memory = memoryOf(app.pid);

    const { port } = new URL(app.url);
    for (let at = 0; at < perKind; at += 1) {
      held.push(hold(Number(port), at % 2 === 0 ? 'says nothing' : 'idles after an answer'));
      held.push(hold(Number(port), 'drips a body'));
    }
    await pause(watchedMs);
    const meanwhile = take();
    const grown = memoryOf(app.pid) - memory;
    for (const answers of [quiet, meanwhile])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

    const lived = (kind: Kind) => held.filter((one) => one.kind === kind).map((one) => one.seconds());
    for (const [kind, deadline] of Object.entries(deadlines) as [Kind, number][])
      expect(Math.max(...lived(kind)), `seconds for which one that ${kind} was held`).toBeLessThan(deadline);
    const refused = held.filter(
      (one) => one.kind === 'drips a body' && / 503 [\s\S]*\r\nRetry-After: /.test(one.answer()),
    );
    expect(refused.length, 'bodies beyond a hundred of one address').toBe(perKind - 100);

    const p99 = (answers: typeof quiet) =>
      quantile(
        answers.map(({ ms }) => ms),
        0.99,
      );
    writeResult({
      quiet: p99(quiet),
      meanwhile: p99(meanwhile),
      asked: quiet.length + meanwhile.length,
      grown,
      lived,
    });
    expect(p99(meanwhile)).toBeLessThan(2 * p99(quiet));
  } finally {
    for (const reader of readers) await reader.end();
    for (const one of held) one.end();
    await app.stop();
  }
});

/** Somebody who reads their account eight times a second. */
async function aReader(url: string, at: number) {
  const browser = aBrowser(() => url);
  const session = await browser.signIn(`reader.${at}@example.com`, `Reader ${at}`);
  return keepAsking(async () => (await browser.call('/api/account', session)).status, 125);
}

/** A connection that takes as long as it is let. */
function hold(port: number, kind: Kind) {
  const began = performance.now();
  let ended: number | undefined;
  let answer = '';
  let dripping: NodeJS.Timeout | undefined;
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: attacker }, () => {
    if (kind === 'idles after an answer') socket.write('GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    if (kind !== 'drips a body') return;
    socket.write(
      'POST /api/assistant/attachments HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/pdf\r\nContent-Length: 1000000\r\n\r\n',
    );
    dripping = setInterval(() => socket.write('%'), 1_000);
  });
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // A connection that is cut says so by an error or by its end; both are what is wanted.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(dripping);
    ended = performance.now();
  });
  return {
    kind,
    answer: () => answer,
    /** How long it has been held. */
    seconds: () => ((ended ?? performance.now()) - began) / 1000,
    end: () => socket.destroy(),
  };
}

function writeResult(found: {
  quiet: number;
  meanwhile: number;
  asked: number;
  grown: number;
  lived(kind: Kind): number[];
}): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  writeFileSync(
    'docs/results/slow-senders.md',
    `# Five hundred bodies that drip and five hundred connections that idle

\`npx vitest run --project night tests/faults/slow-senders\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by program,
database and all senders. One address opens ${perKind} uploads that send a byte a second, ${perKind / 2} connections that never say a word and
${perKind / 2} that idle after one answer. ${people} people who are signed in read their
accounts all the while, before for ${watchedMs / 1000} s and then beside them.

| | |
|---|---|
| Reads of the others, all answered 200 | ${found.asked.toLocaleString('en-US')} |
| p99 while it is quiet | ${ms(found.quiet)} |
| p99 beside ${2 * perKind} slow connections | ${ms(found.meanwhile)} (${(found.meanwhile / found.quiet).toFixed(2)} of it; at most 2) |
| Bodies refused with 503 and Retry-After at once | ${perKind - 100}: an address may send 100 |
${(Object.keys(deadlines) as Kind[]).map((kind) => `| Longest life of one that ${kind} | ${Math.max(...found.lived(kind)).toFixed(1)} s (at most ${deadlines[kind]}) |`).join('\n')}
| Memory of the program meanwhile | ${found.grown >= 0 ? '+' : ''}${found.grown} MiB |
`,
  );
}
