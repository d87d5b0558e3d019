import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import pg from 'pg';
import { openVisitors } from '#features/traffic/server/visitor-cookie.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readEnv } from '#platform/server/env.ts';
import { createSecrets, loadDocumentKey } from '#platform/server/secrets.ts';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { startChild, stopChildren } from './children.ts';
import type { Flood } from './flood-sender.ts';
import { forgeries, makeFloodWorld, readStanding } from './flood-world.ts';
import { prepare, type World } from './prepare.ts';
import { countOf, secondsOf } from './short.ts';
import { watchedLoad } from './watched-load.ts';

// Forged events against the program, while somebody reads, writes and looks at a page: what becomes of others' rows, of
// money, and of everybody's waiting time. Sending takes as much of this machine as answering: so what counts is the same flood
// here against the same flood sent elsewhere, to a bare server, in turns. `node bench/flood.ts [--write]`, about three minutes.
const rounds = countOf(12, 2);
const seconds = secondsOf(3);
/** What one address may send: the brake on requests, which is off here, refuses more (`beacons` in platform/server/http/route.ts). */
const oneAddress = 1_000;
const states = ['calm', 'elsewhere', 'here'] as const;
type State = (typeof states)[number];

buildWhenStale();
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-flood-'));
const sender = fork('bench/flood-sender.ts', { stdio: 'inherit' });
await once(sender, 'message');
try {
  const world = await prepare(dataDir);
  const client = new pg.Client(world.connection);
  await client.connect();
  const env = readEnv({ DATA_DIR: dataDir });
  const secrets = createSecrets(await loadDocumentKey(env));
  const visitors = openVisitors({ env, secrets, clock: systemClock });
  const honest = await makeFloodWorld(client, world.url, visitors);
  const before = new Date();
  const standing = await readStanding(client, before);

  const times = new Map<string, number[]>();
  const note = (state: State, what: string, all: number[]) =>
    times.set(`${state} ${what}`, [...(times.get(`${state} ${what}`) ?? []), ...all]);
  const statuses: Record<string, number> = {};
  const sent = { elsewhere: 0, here: 0 };
  const bare = await bareServer();
  await asPeople(world);
  for (let round = 0; round < rounds; round += 1) {
    for (const state of states) {
      // New cookies for each turn: the cap of one visitor would end the most costly forgeries early.
      const requests = Array.from({ length: 40 }, () => forgeries(world.url, honest, visitors)).flat();
      const url = state === 'here' ? world.url : bare.url;
      const flood =
        state === 'calm' ? undefined : sendFlood(sender, { url, seconds, rate: oneAddress, requests });
      for (const [what, all] of Object.entries(await asPeople(world))) note(state, what, all);
      for (const [status, count] of Object.entries((await flood)?.statuses ?? {})) {
        if (state === 'here') statuses[status] = (statuses[status] ?? 0) + count;
        if (state !== 'calm') sent[state] += count;
      }
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }

  const after = await readStanding(client, before);
  const changed = Object.keys(standing).filter((what) => standing[what] !== after[what]);
  await client.end();
  const p = (state: State, what: string, share: number) => {
    const all = (times.get(`${state} ${what}`) ?? []).sort((one, other) => one - other);
    return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
  };
  const lines = Object.keys(people(world)).map((what) => {
    const [calm, elsewhere, here] = states.map((state) => p(state, what, 0.99));
    const ms = (value = Number.NaN) => `${value.toFixed(1)} ms`;
    const ratio = ((here ?? Number.NaN) / (elsewhere ?? Number.NaN)).toFixed(2);
    return `| ${what} | ${ms(calm)} | ${ms(elsewhere)} | ${ms(here)} | ${ratio} |`;
  });
  const perSecond = (count: number) => Math.round(count / rounds / seconds).toLocaleString('en-US');
  const text = `# A flood of forged events

\`node bench/flood.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by flood,
people, program and database, the brake on requests switched off. ${rounds} rounds of ${seconds} s each: calm; the flood sent to a bare node:http server
(${perSecond(sent.elsewhere)} events a second), so that sending costs the machine the same; the flood sent to us (${perSecond(sent.here)} a second). One address may
send ${oneAddress.toLocaleString('en-US')} a second before the brake refuses it.

The forgeries (\`bench/flood-world.ts\`): ids that are none, of others and repeated; foreign pages; types and values that only the
server sets; other people's visitor, variant and user; too long, broken; without a cookie, with forged ones, with cookies of their own.

| p99 of | Calm | Flood elsewhere | Flood here | Ratio, here / elsewhere |
|---|---|---|---|---|
${lines.join('\n')}

Answers to the flood: ${Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count.toLocaleString('en-US')}`)
    .join(', ')}.

| What must stay | Before | After |
|---|---|---|
${Object.keys(standing)
  .map(
    (what) =>
      `| ${what} | ${standing[what]} | ${standing[what] === after[what] ? 'the same' : `**${after[what]}**`} |`,
  )
  .join('\n')}
`;
  process.stdout.write(`${text}\n`);
  if (process.argv.includes('--write')) writeFileSync('docs/results/flood.md', text);
  if (changed.length > 0) throw new Error(`the flood changed ${changed.join(', ')}`);
} finally {
  sender.disconnect();
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
}

/** What people do meanwhile. */
function people({ headers }: World): Record<string, Partial<autocannon.Options>> {
  const profile = { full_name: 'Margaret Ellison', phone: null, nationality: null, current_location: null };
  return {
    'a signed-in read': { requests: [{ path: '/api/applications', headers }] },
    'a signed-in write': {
      requests: [
        {
          method: 'PUT',
          path: '/api/profile',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(profile),
        },
      ],
    },
    'a landing page': { requests: [{ path: '/pitches/flood', headers: { 'user-agent': phoneAgent } }] },
  };
}

/** Sixty times a second each, over two connections; the milliseconds of every answer. Throws at any refusal. */
async function asPeople(world: World): Promise<Record<string, number[]>> {
  const all = Object.entries(people(world)).map(async ([what, wish]) => {
    const times: number[] = [];
    const { non2xx, errors } = await watchedLoad(
      {
        url: world.url,
        connections: 2,
        overallRate: 60,
        duration: seconds,
        ignoreCoordinatedOmission: true,
        ...wish,
      },
      (_status, time) => times.push(time),
    );
    if (non2xx > 0 || errors > 0) throw new Error(`${what}: ${non2xx} refusals, ${errors} errors`);
    return [what, times] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Answers everything with 204. */
async function bareServer(): Promise<{ url: string }> {
  const port = await startChild('bench/bare-sink.ts');
  return { url: `http://127.0.0.1:${port}` };
}

async function sendFlood(child: ChildProcess, flood: Flood): Promise<{ statuses: Record<string, number> }> {
  child.send(flood);
  const [answer] = await once(child, 'message');
  return answer;
}
