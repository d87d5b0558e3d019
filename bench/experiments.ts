import { deepStrictEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { getExperimentResults } from '#features/experiments/contract/experiment-results.ts';
import type { Output } from '#platform/shared/contract.ts';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { startChild, stopChildren } from './children.ts';
import { makeExperimentWorld } from './experiment-world.ts';
import { timeInTurn } from './in-turn.ts';
import { prepare, signInAgain } from './prepare.ts';

// The results of one experiment in one signed-in call, in turn with a bare node:http and pg server that counts visitors
// and conversions from the rows of the same database. `node bench/experiments.ts [--write] [visitors, such as 10000 1000000]`
const named = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);
const sizes = named.length > 0 ? named : [10_000, 1_000_000];
const rowsOfTheTable: string[] = [];
let first: number | undefined;
buildWhenStale();

for (const visitors of sizes) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rumo-experiments-'));
  try {
    const prepared = await prepare(dataDir);
    const { id, seconds } = await makeExperimentWorld(prepared.connection, visitors);
    const client = new pg.Client(prepared.connection);
    await client.connect();
    await client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [prepared.userId]);
    const headers = await signInAgain(prepared);
    const url = `${prepared.url}/api/office/experiments/${id}/results`;
    const text = `select a.variant_id, count(*)::int as visitors, count(*) filter (where exists (
        select from conversion_events c where c.visitor_id = a.visitor_id and c.experiment_id = a.experiment_id
          and c.event_type = 'cta_click' and c.created_at >= a.created_at))::int as conversions
      from user_assignments a where a.experiment_id = '${id}' group by 1 order by 1`;
    const answer = (await (await fetch(url, { headers })).json()) as Output<typeof getExperimentResults>;
    const counted = (await client.query(text)).rows;
    await client.end();
    const said = answer.judgement.variants.map(({ id: variant_id, visitors: people, conversions }) => ({
      ...{ variant_id, visitors: people, conversions },
    }));
    deepStrictEqual(
      said.sort((one, other) => (one.variant_id < other.variant_id ? -1 : 1)),
      counted,
    );
    const port = await startChild('bench/bare-office-server.ts', [
      prepared.connection,
      { count: [{ text, values: [] }] },
    ]);
    const { ours, bare } = await timeInTurn({
      ours: { url, headers },
      bare: { url: `http://127.0.0.1:${port}/count`, headers: {} },
    });
    first ??= ours;
    const cells = [
      visitors.toLocaleString('en-US'),
      `${ours.toFixed(1)} ms`,
      `${bare.toFixed(0)} ms`,
      `1 : ${(bare / ours).toFixed(0)}`,
      (ours / first).toFixed(2),
      `${seconds.toFixed(1)} s`,
    ];
    rowsOfTheTable.push(`| ${cells.join(' | ')} |`);
  } finally {
    await stopChildren();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const page = `# Bench: results of an experiment

\`node bench/experiments.ts --write ${sizes.join(' ')}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, program and database on the same machine.
The results of one experiment (visitors, conversions, revenue, guardrails, verdict) in one signed-in call through HTTP, row-level security
and checks, in turn with a bare node:http and \`pg\` server that counts only visitors and conversions of the same rows. Medians. Both were
compared before, and were equal.

| Visitors | The results | The rows | Ratio | To the first size | All counted anew in |
|---|---|---|---|---|---|
${rowsOfTheTable.join('\n')}
`;
process.stdout.write(`${page}\n`);
if (process.argv.includes('--write')) writeFileSync('docs/results/experiment-speed.md', page);
