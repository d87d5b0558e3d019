import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#tests/support/chromium.ts';

/** Not among our packages: more than a hundred others come with it, for one bench. */
const version = '13.5.0';

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
}
interface Report {
  categories: Record<string, { title: string; score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

export interface LighthouseResult {
  scores: { title: string; score: number }[];
  /** What took points: an audit with a weight that is not full. */
  missing: string[];
  /** The paint and blocking times, as it writes them. */
  times: { title: string; value: string }[];
}

/** Runs Lighthouse (its slow phone, simulated) on an address. Fetches it from the package registry the first time. */
export function runLighthouse(url: string): LighthouseResult {
  const folder = process.env.LIGHTHOUSE ?? join(tmpdir(), `rumo-lighthouse-${version}`);
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(cli)) {
    mkdirSync(folder, { recursive: true });
    const wish = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    execFileSync('npm', [...wish, `lighthouse@${version}`], { stdio: 'ignore' });
  }
  const { executablePath, env } = findChromium();
  const out = join(folder, 'report.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  execFileSync(process.execPath, [cli, url, '--quiet', '--output=json', `--output-path=${out}`, flags], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { categories, audits }: Report = JSON.parse(readFileSync(out, 'utf8'));
  const full = (score: number) => Math.round(score * 100);
  return {
    scores: Object.values(categories).map(({ title, score }) => ({ title, score: full(score) })),
    missing: Object.values(categories).flatMap(({ title, auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
        return [`${title}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`];
      }),
    ),
    times: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
      .flatMap((id) => audits[id] ?? [])
      .map(({ title, displayValue }) => ({ title, value: displayValue ?? '' })),
  };
}
