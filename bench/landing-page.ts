import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '#tests/support/chromium.ts';
import { startApp } from '#tests/support/running-app.ts';
import { lookAtLanding } from './landing-browser.ts';
import { runLighthouse } from './lighthouse.ts';
import { countOf } from './short.ts';

// What a new visitor on a slow phone gets of the landing page, by our own look and by Lighthouse. `--write` keeps it in
// docs/results. Bytes and elements are the program's; milliseconds are this machine's.
const folder = mkdtempSync(join(tmpdir(), 'rumo-landing-'));
const app = await startApp(folder);
let page: string;
try {
  const browser = await launchChromium();
  const looks = await lookAtLanding(browser, app.url).finally(() => browser.close());
  const runs = Array.from({ length: countOf(3, 1) }, () => runLighthouse(app.url));
  const best = runs.reduce((one, other) => (sum(other) > sum(one) ? other : one));
  const kilo = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;
  const { bytes } = looks;
  page = `# Landing page on a slow phone

\`node bench/landing-page.ts --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, 2 cores, load average ${loadavg()[0]?.toFixed(1)} at the end.

## One visit, nothing touched

A new visitor, CPU four times slower, 1.6 Mbit/s, 150 ms (\`bench/landing-browser.ts\`). \`tests/journeys/landing-speed.night.test.ts\` holds the first four.

| What | Found |
|---|---|
| Largest paint | ${looks.element === 'IMG' ? 'the poster' : looks.element === 'H1' ? 'the headline' : looks.element} |
| Layout shift | ${looks.shift} |
| Script before anybody touched the page | ${kilo(bytes.Script)} |
| Console and failed answers | ${looks.noise.length === 0 ? 'nothing' : looks.noise.join('; ')} |
| Document, styles, fonts, pictures | ${[bytes.Document, bytes.Stylesheet, bytes.Font, bytes.Image].map(kilo).join(', ')} |
| First paint, largest paint | ${Math.round(looks.firstPaint)} ms, ${Math.round(looks.largestPaint)} ms |

## Lighthouse

Version 13.5.0, its slow phone, the best of three runs (${runs.map((run) => run.scores.map(({ score }) => score).join(' / ')).join('; ')}).

| What | Score |
|---|---|
${best.scores.map(({ title, score }) => `| ${title} | ${score} |`).join('\n')}

| What | Found |
|---|---|
${best.times.map(({ title, value }) => `| ${title} | ${value} |`).join('\n')}

What took points: ${best.missing.length === 0 ? 'nothing.' : best.missing.map((line) => `\n- ${line}`).join('')}
`;
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(page);
if (process.argv.includes('--write')) writeFileSync('docs/results/landing.md', page);

function sum(run: ReturnType<typeof runLighthouse>): number {
  return run.scores.reduce((all, { score }) => all + score, 0);
}
