import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draw } from '#features/experiments/rules/draw.ts';
import { countOf } from './short.ts';

// The draw of a variant beside GrowthBook's client for servers, in one run and in turn. CPU time of this process, not the
// clock's, so that other work on the machine counts less. `node bench/assignment.ts [--write]`
const version = '1.8.0';
const rounds = countOf(12, 4);
/** Rounds that are thrown away: the first ones are interpreted. */
const warmUp = 2;
const shareOf = countOf(1_000_000, 10_000);

/** What of GrowthBook is used: a client whose features are given once and asked with a visitor's attributes. */
interface Client {
  initSync(options: { payload: unknown }): Client;
  getFeatureValue(name: string, otherwise: string, context: { attributes: { id: string } }): string;
  runInlineExperiment(experiment: unknown, context: { attributes: { id: string } }): { variationId: number };
}

/** Not among our packages: it is here to be beaten. Fetched from the package registry the first time. */
function fetchGrowthBook(): new (options: object) => Client {
  const folder = join(tmpdir(), `rumo-growthbook-${version}`);
  if (!existsSync(join(folder, 'node_modules/@growthbook/growthbook'))) {
    mkdirSync(folder, { recursive: true });
    const wish = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    execFileSync('npm', [...wish, `@growthbook/growthbook@${version}`], { stdio: 'ignore' });
  }
  return createRequire(join(folder, 'index.js'))('@growthbook/growthbook').GrowthBookClient;
}

const ids = Array.from({ length: 20_000 }, () => crypto.randomUUID());
const idAt = (place: number) => ids[place % ids.length] ?? '';
const inline = {
  key: 'titles',
  variations: ['control', 'other'],
  weights: [0.5, 0.5],
  coverage: 1,
  hashAttribute: 'id',
  hashVersion: 2,
};
const client = new (fetchGrowthBook())({}).initSync({
  payload: { features: { titles: { defaultValue: 'control', rules: [inline] } } },
});
const ours = {
  id: crypto.randomUUID(),
  traffic_percentage: 100,
  variants: [
    { id: 'control', weight: 50 },
    { id: 'other', weight: 50 },
  ],
};
const contextOf = (place: number) => ({ attributes: { id: idAt(place) } });
const sides = {
  ours: { draws: 200_000, of: (place: number) => draw(ours, idAt(place)) },
  feature: {
    draws: 20_000,
    of: (place: number) => client.getFeatureValue('titles', 'control', contextOf(place)),
  },
  inline: {
    draws: 20_000,
    of: (place: number) => client.runInlineExperiment(inline, contextOf(place)).variationId,
  },
};

/** Nanoseconds of CPU a draw. */
function take({ draws, of }: { draws: number; of(place: number): unknown }): number {
  const before = process.cpuUsage();
  for (let place = 0; place < draws; place += 1) of(place);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1_000) / draws;
}

const taken: Record<keyof typeof sides, number[]> = { ours: [], feature: [], inline: [] };
for (let round = 0; round < rounds; round += 1)
  for (const side of Object.keys(sides) as (keyof typeof sides)[]) {
    const nanoseconds = take(sides[side]);
    if (round >= warmUp) taken[side].push(nanoseconds);
  }
const middle = (side: keyof typeof sides) =>
  [...taken[side]].sort((one, other) => one - other)[Math.floor((rounds - warmUp) / 2)] ?? Number.NaN;
let first = 0;
for (let visitor = 0; visitor < shareOf; visitor += 1)
  if (draw(ours, crypto.randomUUID()) === 'control') first += 1;

const row = (name: string, side: keyof typeof sides) =>
  `| ${name} | ${middle(side).toFixed(0)} ns | ${(middle(side) / middle('ours')).toFixed(1)} |`;
const text = `# Assignment to a variant, beside GrowthBook's client

\`node bench/assignment.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}. Two variants of 50, ${ids.length.toLocaleString('en-US')} visitor ids, ${rounds} rounds in turn of
200,000 draws of ours and 20,000 of theirs (\`@growthbook/growthbook\` ${version}), the first ${warmUp} thrown away; medians of CPU time.

| What | A draw | Of ours |
|---|---|---|
${row('`draw` of `features/experiments/rules/draw.ts`', 'ours')}
${row('`getFeatureValue`', 'feature')}
${row('`runInlineExperiment`', 'inline')}

The first variant's share over ${shareOf.toLocaleString('en-US')} new ids: ${((first / shareOf) * 100).toFixed(2)} %.
`;
process.stdout.write(text);
if (process.argv.includes('--write')) writeFileSync('docs/results/assignment.md', text);
