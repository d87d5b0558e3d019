import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import { expect, test } from 'vitest';
import { crashBilling } from './crash-billing.ts';

test('50 kills while people buy and while events are handled lose and double nothing', async () => {
  const begun = Date.now();
  const report = await crashBilling(50);
  const seconds = Math.round((Date.now() - begun) / 1000);
  mkdirSync('docs/results', { recursive: true });
  writeFileSync(
    'docs/results/billing-crash.md',
    `# Buying a plan under kill -9

\`npm run test:night\`, or this part alone:
\`npx vitest run --project night tests/faults/billing-crash.night.test.ts\` (after \`npm run build\`).

One person after the other buys a plan at the built-in billing, which sends its signed events to our webhook, while the server is
killed with SIGKILL: now while the checkout begins, now at some moment after the payment, while its events are handled. At the end
everybody who paid is looked at: one plan, one payment, one paid checkout, one receipt, one customer and one subscription at the
provider, and every event kept and handled.

| | |
|---|---|
| Date, machine | ${new Date().toISOString().slice(0, 10)}, ${type()} ${release()}, ${cpus().length} cores, Node ${process.version} |
| Kills of the server | ${report.kills} |
| Purchases paid; events sent about them | ${report.paid}; ${report.events} |
| Presses whose answer a kill took away, all pressed again | ${report.interrupted} |
| **Purchases and events lost, doubled or half done** | **${report.violations.length}** |
| Duration | ${seconds} s |

What this cannot show: SIGKILL keeps the system's write cache, so it proves safety against crashes of processes, not against power
loss.
`,
  );
  expect(report.violations).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(50);
}, 1_800_000);
