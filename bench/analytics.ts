import { deepStrictEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { getAnalytics } from '#features/traffic/contract/analytics.ts';
import type { Output } from '#platform/shared/contract.ts';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { rawQuestions } from './analytics-raw.ts';
import { type AnalyticsWorld, makeAnalyticsWorld } from './analytics-world.ts';
import { startChild, stopChildren } from './children.ts';
import { timeInTurn } from './in-turn.ts';
import { prepare, signInAgain } from './prepare.ts';

// The dashboard of 30 days in one signed-in call, over one million views and over ten, each in turn with a bare node:http
// and pg server that counts distinct visitors of the rows, on the same database. Every number of it is compared first.
// `node bench/analytics.ts [--write] [sizes in millions, such as 1 10]`; ten million take 15 minutes and 12 GB.
const named = process.argv.filter((word) => /^[\d.]+$/.test(word)).map(Number);
const millions = named.length > 0 ? named : [1, 10];
const days = 30;
buildWhenStale();

type Answer = Output<typeof getAnalytics>;
type Keyed = { key: string; views?: number; visitors: number }[];
interface Measured {
  views: number;
  world: AnalyticsWorld;
  ours: number;
  bare: number;
  perTable: number;
}

async function measure(views: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rumo-analytics-'));
  try {
    const prepared = await prepare(dataDir);
    const world = await makeAnalyticsWorld(prepared.connection, views);
    const client = new pg.Client(prepared.connection);
    await client.connect();
    await client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [prepared.userId]);
    const headers = await signInAgain(prepared);
    const questions = rawQuestions(days);
    const url = `${prepared.url}/api/office/analytics?days=${days}`;
    await compare(client, questions, url, headers);
    await client.end();

    const queries = {
      cards: [questions.total, questions.previous].map((text) => ({ text, values: [] })),
      whole: Object.values(questions).map((text) => ({ text, values: [] })),
    };
    const port = await startChild('bench/bare-office-server.ts', [prepared.connection, queries]);
    const ours = { url, headers };
    const bare = (name: string) => ({ url: `http://127.0.0.1:${port}/${name}`, headers: {} });
    const whole = await timeInTurn({ ours, bare: bare('whole') });
    const cards = await timeInTurn({ ours, bare: bare('cards') });
    return { views, world, ours: whole.ours, bare: whole.bare, perTable: cards.bare };
  } finally {
    await stopChildren();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Holds every number of the answer to what the rows say. */
async function compare(
  client: pg.Client,
  questions: Record<string, string>,
  url: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = (await (await fetch(url, { headers })).json()) as Answer;
  const ask = async (name: string): Promise<Keyed> => (await client.query(questions[name] ?? '')).rows;
  const pick = <Row extends { views: number; visitors: number }>(
    rows: readonly Row[],
    keyOf: (row: Row) => string,
  ) => sorted(rows.map((row) => ({ key: keyOf(row), views: row.views, visitors: row.visitors })));
  const { total, previous } = answer;
  deepStrictEqual([{ views: total.views, visitors: total.visitors }], await ask('total'));
  deepStrictEqual([{ views: previous.views, visitors: previous.visitors }], await ask('previous'));
  deepStrictEqual([{ views: total.conversions, visitors: total.converted }], await ask('conversions'));
  deepStrictEqual(
    pick(answer.series, ({ at }) => at),
    sorted(await ask('series')),
  );
  deepStrictEqual(
    pick(answer.page_figures, ({ page }) => page.id),
    sorted(await ask('page')),
  );
  for (const name of ['source', 'device', 'browser', 'referrer'] as const)
    deepStrictEqual(
      pick(answer[name].rows, ({ value }) => value),
      sorted(await ask(name)),
    );
  deepStrictEqual(
    sorted(answer.funnel.slice(1).map(({ step, visitors }) => ({ key: step, visitors }))),
    sorted(await ask('funnel')),
  );
}

const sorted = (rows: Keyed) => [...rows].sort((one, other) => (one.key < other.key ? -1 : 1));

const results: Measured[] = [];
for (const million of millions) {
  const result = await measure(million * 1_000_000);
  results.push(result);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

const ms = (value: number) => (value < 20 ? value.toFixed(1) : value.toFixed(0));
const count = (value: number) => value.toLocaleString('en-US');
const [first] = results;
const rows = results.map(({ views, world, ours, bare, perTable }) => {
  const cells = [
    count(views),
    `${ms(ours)} ms`,
    `${ms(bare)} ms`,
    `1 : ${(bare / ours).toFixed(0)}`,
    `${ms(perTable)} ms`,
    first ? (ours / first.ours).toFixed(2) : '',
    `${count(world.rollupRows)} (${(world.rollupBytes / 2 ** 20).toFixed(0)} MiB)`,
    `${world.seconds.rollups.toFixed(0)} s`,
  ];
  return `| ${cells.join(' | ')} |`;
});
const page = `# Bench: the analytics dashboard

\`node bench/analytics.ts --write ${millions.join(' ')}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, program and database on the same machine.
The whole dashboard of ${days} days (cards with the period before, curve, pages, funnel, four breakdowns) in one signed-in call
through HTTP, row-level security and checks, in turn with a bare node:http and \`pg\` server that asks the rows of the same database for the
same numbers with count(distinct). Medians. Every number was compared before, and was equal. The views lie in 90 days; one in five is by
somebody who comes back (\`bench/analytics-world.ts\`).

| Views | The dashboard | The rows: everything | Ratio | The rows: the cards alone | To the first size | Rollup rows | All counted anew in |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
process.stdout.write(`${page}\n`);
if (process.argv.includes('--write')) writeFileSync('docs/results/analytics.md', page);
