import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { startChild, stopChildren } from './children.ts';
import { prepare, type World } from './prepare.ts';
import { type RawRun, sendRaw } from './raw-load.ts';
import { type Row, table } from './row.ts';
import { countOf, secondsOf } from './short.ts';

// A landing page with its draw and its cookie, against a Buffer of the same bytes from node:http and against React for
// every request, in one run. `--write` keeps the table in docs/results.
const shape = { connections: 16, seconds: secondsOf(3), status: 200, awake: true } as const;
const turns = countOf(5, 1);
const accept = 'identity';

const hero = {
  type: 'hero',
  props: { title: 'By the sea', subtitle: 'Six papers.', ctaText: 'Get My Plan' },
};
const features = Array.from({ length: 6 }, () => ({ title: 'Six papers', description: 'One order.' }));
const content = { sections: [hero, { type: 'features', props: { title: 'What we do', features } }] };

async function putThere({ connection }: World): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const [experiment, ...pages] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query("insert into experiments (id, name) values ($1, 'Titles')", [experiment]);
  for (const [place, id] of pages.entries()) {
    await client.query(
      `insert into landing_pages (id, slug, title, status, is_active, content)
       values ($1, $2, 'By the sea', 'active', true, $3)`,
      [id, `sea-${place}`, JSON.stringify(content)],
    );
    await client.query(
      `insert into experiment_variants (experiment_id, variant_name, traffic_weight, landing_page_id, position)
       values ($1, $2, 50, $3, $4)`,
      [experiment, `Variant ${place}`, id, place],
    );
  }
  await client.query("update experiments set status = 'active' where id = $1", [experiment]);
  await client.end();
}

async function measure(world: World): Promise<Row[]> {
  await putThere(world);
  const url = `${world.url}/pitches/sea-0`;
  const headers = { 'user-agent': phoneAgent, 'accept-encoding': accept };
  const first = await fetch(url, { headers });
  const bytes = Buffer.from(await first.arrayBuffer());
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!cookie.startsWith('rumo_visitor=')) throw new Error('nobody was drawn');

  // Those that Node adds itself come by themselves.
  const sent = [...first.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)).flat();
  const bare = await startChild('bench/bare-server.ts', [
    world.connection,
    world.userId,
    bytes.toString('base64'),
    sent,
  ]);
  const page = { id: randomUUID(), slug: 'sea-0', title: 'By the sea', meta_description: null, content };
  const frame = { publicUrl: world.url, localProvidersBanner: false, counting: 'counted' };
  const react = await startChild('bench/react-pitch-server.ts', { ...frame, page });

  const ours = Number(new URL(url).port);
  const sides = {
    newcomer: aSide(ours, '/pitches/sea-0', headers),
    buffer: aSide(Number(bare), '/page', headers),
    again: aSide(ours, '/pitches/sea-0', { ...headers, cookie }),
    'with headers': aSide(Number(bare), '/page-with-headers', { ...headers, cookie }),
    react: aSide(Number(react), '/', headers),
  };
  // What disturbs the machine disturbs all of them: they take turns. The first is to warm up.
  const runs = Object.fromEntries(Object.keys(sides).map((side) => [side, [] as RawRun[]]));
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [side, run] of Object.entries(sides)) {
      const result = await run();
      if (turn > 0) runs[side]?.push(result);
    }
  }
  const middle = (side: keyof typeof sides): RawRun => {
    const sorted = [...(runs[side] ?? [])].sort((one, other) => one.perSecond - other.perSecond);
    return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: Number.NaN, p50: 0, p99: 0, answered: 0 };
  };
  const row = (what: string, one: keyof typeof sides, other: keyof typeof sides): Row => {
    const { perSecond, p99 } = middle(one);
    return { what, ours: perSecond, bare: middle(other).perSecond, p99 };
  };
  const size = `${bytes.length} bytes`;
  return [
    row(`a newcomer, drawn (${size}); bare: a Buffer`, 'newcomer', 'buffer'),
    row(`somebody who came before (${size}); bare: a Buffer`, 'again', 'buffer'),
    row('a newcomer; bare: a Buffer with the headers of our answer', 'newcomer', 'with headers'),
    row('somebody who came before; bare: the same', 'again', 'with headers'),
    row('somebody who came before; bare: React for every request', 'again', 'react'),
  ];
}

/** Sends the same request over and over to a server on this machine. */
function aSide(port: number, path: string, headers: Record<string, string>): () => Promise<RawRun> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(
    [`GET ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, ...lines, '', ''].join('\r\n'),
  );
  return () => sendRaw(port, () => request, shape);
}

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-bench-'));
try {
  buildWhenStale();
  const rows = await measure(await prepare(dataDir));
  const text = `# Bench: landing pages

\`node bench/pitches.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores shared by load,
program and database, ${turns} turns each, medians, ${shape.connections} connections. A ratio compares two rates of the same run. Requests are written out before,
and of answers the head alone is read (\`bench/raw-load.ts\`), so that the load costs little; it does not sleep while it waits.

${table(rows)}`;
  process.stdout.write(`${text}\n`);
  if (process.argv.includes('--write')) writeFileSync('docs/results/pitches.md', text);
} finally {
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
}
