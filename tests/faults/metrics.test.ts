import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layReadyCluster } from '../support/ready-cluster.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';

const alertRules = 'deploy/prometheus-alerts.yml';
const dashboard = 'deploy/grafana-dashboard.json';
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-metrics-'));
let app: RunningApp;
beforeAll(async () => {
  await layReadyCluster(dataDir);
  app = await startApp(dataDir);
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const scrape = () => fetch(`${app.url}/metrics`).then((answer) => answer.text());

/** What Prometheus adds by itself. */
const ofPrometheus = ['up'];

/** Names of metrics in an expression: words that are neither a function, nor a label, nor within quotes or braces. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !/^(sum|max|min|by|e\d+)$/.test(name));
}

/** The alert rules as far as YAML has to be read for it: an expression is what follows `expr:`, indented where it is long. */
function expressionsOfAlerts(): string[] {
  const rules = readFileSync(alertRules, 'utf8')
    .split(/\n +- alert: /)
    .slice(1);
  return rules.map((rule) => {
    const [, short, long] = /\n +expr: (?:\|\n((?: {10,}.+\n)+)|(.+)\n)/.exec(rule) ?? [];
    return short ?? long ?? '';
  });
}

const expressionsOfDashboard = (): string[] => {
  const { panels } = JSON.parse(readFileSync(dashboard, 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
};

test.each([
  ['an alert', expressionsOfAlerts, 13],
  ['the dashboard', expressionsOfDashboard, 20],
])('each figure that %s asks for comes from the running program', async (_what, expressions, fewest) => {
  const known = new Set([...(await scrape()).matchAll(/^([a-z_]+)(?=[{ ])/gm)].map(([, name]) => name));
  expect(known.size).toBeGreaterThan(20);
  const asked = expressions();
  expect(asked.length).toBeGreaterThanOrEqual(fewest);
  for (const expression of asked) {
    const names = namesIn(expression).filter((name) => !ofPrometheus.includes(name));
    if (!expression.startsWith('up{')) expect(names, expression).not.toEqual([]);
    expect(
      names.filter((name) => !known.has(name)),
      expression,
    ).toEqual([]);
    for (const [open, close] of ['()', '{}', '[]'])
      expect(expression.split(open ?? '').length, expression).toBe(expression.split(close ?? '').length);
  }
});

test('the dashboard and the alerts leave no figure of ours unused', async () => {
  const ours = [...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? '');
  const used = [...expressionsOfAlerts(), ...expressionsOfDashboard()].join('\n');
  expect(ours.filter((name) => !used.includes(name))).toEqual([]);
});

/** Debian's package `prometheus` has it. Where it is missing, only the checks above are made, and the run says so. */
const promtool = spawnSync('promtool', ['--version']).status === 0;
const skipped = promtool ? '' : ' (SKIPPED: promtool is missing; install the package prometheus)';

test.skipIf(!promtool)(`promtool takes the rules and what the program answers${skipped}`, async () => {
  const rules = spawnSync('promtool', ['check', 'rules', alertRules], { encoding: 'utf8' });
  expect(rules.stderr + rules.stdout).toContain('SUCCESS: 13 rules found');
  const metrics = spawnSync('promtool', ['check', 'metrics'], { input: await scrape(), encoding: 'utf8' });
  expect(metrics.stderr).toBe('');
  expect(metrics.status).toBe(0);
});

test('a crash of the database is two lines in the log, however many were refused', async () => {
  const before = app.printed().length;
  const said = () =>
    app
      .printed()
      .slice(before)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map(
        (line) => JSON.parse(line) as { msg: string; service?: string; refused?: number; seconds?: number },
      );
  const outages = () => said().filter(({ service }) => service === 'database');
  const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  let refused = 0;
  await expect
    .poll(
      async () => {
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => fetch(`${app.url}/api/settings/public`)),
        );
        refused += answers.filter(({ status }) => status === 503).length;
        return outages().map(({ msg }) => msg);
      },
      { timeout: 60_000, interval: 250 },
    )
    .toEqual(['an outage began', 'an outage ended']);
  expect(refused).toBeGreaterThan(0);
  const [, ended] = outages();
  expect(ended?.refused).toBeGreaterThan(0);
  expect(said().filter(({ msg }) => msg === 'refused')).toEqual([]);
  expect(await scrape()).toContain('rumo_outage{service="database"} 0\n');
});
