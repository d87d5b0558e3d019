import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/contract.ts';
import { aPdf } from '#tests/support/a-pdf.ts';
import { type ActorName, rightActor } from '#tests/support/authorisation/actors.ts';
import { ask } from '#tests/support/authorisation/ask.ts';
import { aMatrix, type Matrix, nameOf, tried } from '#tests/support/authorisation/matrix.ts';
import { partsOf, textPlaces, withValue } from '#tests/support/authorisation/places.ts';
import type { Asked } from '#tests/support/authorisation/recipe.ts';
import { aServer } from '#tests/support/server.ts';
import { keepAsking, quantile } from '#tests/support/waiting-times.ts';

const server = aServer();
let matrix: Matrix;
beforeAll(async () => {
  matrix = await aMatrix(server);
});

/** What makes a pattern that goes back and forth take its time: runs of what it may begin, continue or nearly end with. */
const runs = [
  '@',
  'a',
  '1',
  ' ',
  '\n',
  '{{',
  '.a',
  'a@a.',
  '1,',
  '-1 ',
  '€ 1.',
  '"',
  '<a ',
  '[](',
  'http://',
  '=+',
  '%',
  '\u0301',
];
/** Milliseconds below which an answer is not looked at for growth: what differs there is the machine. */
const floorMs = 60;
/** The most that others may wait, beside twice of what they wait while nothing is sent. */
const othersMs = 250;
const times = 5;
/** It ends after so many seconds, wherever it is: the first run of characters has then been everywhere, the last perhaps not. */
const mostSeconds = Number(process.env.HOSTILE_SECONDS ?? 1_800);

interface Attack {
  run: string;
  what: string;
  /** Characters that there is room for. */
  room: number;
  /** Sends it with a text of so many characters. */
  send(characters: number): Promise<number>;
}

/** Strangers, applicants and moderators; admins are trusted with a text. */
const asking = (policy: (typeof tried)[number]['policy']): ActorName =>
  policy === 'staff' ? 'moderator' : rightActor[policy];

const filled = (run: string, characters: number) =>
  run.repeat(Math.ceil(characters / run.length)).slice(0, characters);

/** Every field of every route, with each run, at the longest that the field takes and at the longest that comes in at all. */
function* fieldAttacks(): Generator<Attack> {
  for (const route of tried) {
    const { contract, policy, limits, recipe } = route;
    if (policy === 'admin') continue;
    const valid = recipe.ask(matrix.things);
    for (const [part, schema] of partsOf(contract)) {
      // An address has 16 kB for all its headers; a letter in it may take six.
      const comesIn = part === 'body' ? Math.floor((limits.bodyBytes - 2_000) / 2) : 2_000;
      for (const { place, longest } of textPlaces(schema)) {
        const rooms = new Set([longest || comesIn, comesIn].filter((room) => room > 0 && room <= comesIn));
        for (const room of rooms)
          for (const run of runs)
            yield {
              run,
              what: `${nameOf(route)} ${part}.${place.join('.')}, ${JSON.stringify(run)} up to ${room}`,
              room,
              send: (characters) => {
                const asked = { ...valid, [part]: withValue(valid[part], place, filled(run, characters)) };
                return put(route, asked as Asked);
              },
            };
      }
    }
  }
}

/** Every route that takes a file, with a PDF whose one line is that run; and questions about one that was attached. */
function* fileAttacks(): Generator<Attack> {
  const pdf = (run: string, characters: number) => aPdf([[filled(run, characters)]], { packed: true });
  const questions = ['Is it enough?', 'What is my monthly income?', 'What does the file say about rent?'];
  for (const route of tried) {
    if (route.contract.body !== 'bytes' || route.policy === 'admin') continue;
    for (const run of runs)
      yield {
        run,
        what: `${nameOf(route)}, a PDF of ${JSON.stringify(run)}`,
        room: 40_000,
        send: (characters) =>
          put(route, {
            ...route.recipe.ask(matrix.things),
            body: new Blob([new Uint8Array(pdf(run, characters))], { type: 'application/pdf' }),
          }),
      };
  }
  const asks = tried.find(({ contract }) => contract === askAssistant);
  for (const run of runs)
    for (const question of questions)
      yield {
        run,
        what: `'${question}' about a PDF of ${JSON.stringify(run)}`,
        room: 20_000,
        async send(characters) {
          const { headers } = matrix.actors['A, the owner'];
          const attached = await fetch(`${server.url}/api/assistant/attachments`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/pdf' },
            body: new Uint8Array(pdf(run, characters)),
          });
          const { attachment_id } = await attached.json();
          const body = { question, documentUri: null, client_key: crypto.randomUUID(), attachment_id };
          return asks ? put(asks, { body }) : 0;
        },
      };
}

async function put(route: (typeof tried)[number], asked: Asked): Promise<number> {
  const { headers } = matrix.actors[asking(route.policy)];
  return (await ask(server.url, route.contract, asked, headers)).status;
}

let sinceRest = 0;
/** Sends once and puts everything back; returns the milliseconds until the answer. */
async function measured(attack: Attack, characters: number): Promise<{ ms: number; status: number }> {
  // A minute passes for the limits, and tokens are of that minute.
  if (sinceRest % 15 === 0) {
    server.passTime(61_000);
    for (const name of new Set(tried.map(({ policy }) => asking(policy))))
      matrix.actors[name] = { ...matrix.actors[name], headers: await server.signedIn(matrix.actors[name]) };
    // A day's share of files and questions is no subject here.
    await server.root.deleteFrom('assistant_usage').execute();
  }
  sinceRest += 1;
  const began = performance.now();
  const status = await attack.send(characters);
  const ms = performance.now() - began;
  // What is refused changes nothing (hostile-input.test.ts); what was taken is taken back.
  if (status < 400)
    await matrix.rows.restore((await matrix.rows.changed()).filter((table) => table !== 'public.sessions'));
  return { ms, status };
}

async function median(attack: Attack, characters: number): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await measured(attack, characters)).ms);
  return quantile(found, 0.5);
}

test('hostile text of growing size, in every field and file: nobody else waits, and twice the text takes twice the time', async () => {
  const health = keepAsking(async () => (await fetch(`${server.url}/api/health`)).status, 10);
  await new Promise((later) => setTimeout(later, 4_000));
  const quiet = quantile(
    health.take().map(({ ms }) => ms),
    0.99,
  );
  const allowed = othersMs + 2 * quiet;

  const faults: string[] = [];
  const growths: { what: string; growth: number; ms: number }[] = [];
  let attacks = 0;
  let worst = { what: '', ms: 0 };
  const all = [...fileAttacks(), ...fieldAttacks()].toSorted(
    (one, other) => runs.indexOf(one.run) - runs.indexOf(other.run),
  );
  const until = performance.now() + mostSeconds * 1_000;
  for (const attack of all) {
    if (performance.now() > until) break;
    attacks += 1;
    const { ms, status } = await measured(attack, attack.room);
    if (status >= 500 || status === 429) faults.push(`${attack.what} answers ${status}`);
    const waited = Math.max(0, ...health.take().map((answer) => answer.ms));
    if (waited > worst.ms) worst = { what: attack.what, ms: waited };
    if (waited > allowed) faults.push(`${attack.what}: others waited ${Math.round(waited)} ms`);
    if (ms < floorMs) continue;
    const quarter = await median(attack, attack.room / 4);
    const half = await median(attack, attack.room / 2);
    const whole = await median(attack, attack.room);
    for (const [small, large] of [
      [quarter, half],
      [half, whole],
    ] as const)
      if (large > floorMs) {
        growths.push({ what: attack.what, growth: large / small, ms: large });
        if (large / small > 2.5)
          faults.push(`${attack.what}: ${Math.round(small)} ms, twice of it ${Math.round(large)} ms`);
      }
    health.take();
  }
  await health.end();
  writeResult({ attacks, of: all.length, quiet, worst, growths });
  expect(faults).toEqual([]);
  expect(attacks).toBeGreaterThan(all.length / runs.length);
});

function writeResult(found: {
  attacks: number;
  of: number;
  quiet: number;
  worst: { what: string; ms: number };
  growths: { what: string; growth: number; ms: number }[];
}): void {
  const most = found.growths.toSorted((one, other) => other.growth - one.growth)[0];
  const slowest = found.growths.toSorted((one, other) => other.ms - one.ms)[0];
  const said = (one: typeof most) =>
    one
      ? `${one.growth.toFixed(2)}, at ${Math.round(one.ms)} ms: ${one.what.replaceAll('|', '\\|')}`
      : 'none was looked at';
  writeFileSync(
    'docs/results/hostile-text.md',
    `# Hostile text of growing size

\`${mostSeconds === 1_800 ? '' : `HOSTILE_SECONDS=${mostSeconds} `}npx vitest run --project night app/server/hostile-text\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by program, database, sender
and whatever else the machine did. Every field of text that the contracts name for strangers, applicants and moderators, ${runs.length} runs of characters each, at the longest that
the field takes and at the longest that the route lets in; every route that takes a file, and questions about an attached PDF whose one line is the run.
What took ${floorMs} ms or more was sent ${times} times at a quarter, half and all of its size. \`/api/health\` was asked all the while.

| | |
|---|---|
| Texts sent | ${found.attacks.toLocaleString('en-US')} of ${found.of.toLocaleString('en-US')} |
| Health while nothing was sent, p99 | ${Math.round(found.quiet)} ms |
| Longest wait of others | ${Math.round(found.worst.ms)} ms (allowed: ${Math.round(othersMs + 2 * found.quiet)}) |
| Pairs of n and 2n above ${floorMs} ms | ${found.growths.length} |
| Largest growth from n to 2n (allowed: 2.5) | ${said(most)} |
| Slowest | ${said(slowest)} |
`,
  );
}
