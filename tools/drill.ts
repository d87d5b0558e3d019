import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildWhenStale } from './build-when-stale.ts';
import { brokenPromises, pageOf } from './drill/report.ts';
import { runDrill } from './drill/run-drill.ts';
import { findPrograms } from './fleet/programs.ts';

/**
 * `npm run drill -- --kills 200`: a fleet whose parts are killed in turn under people who work, and what that cost. Ends with 1
 * when anything promised was broken, and writes `docs/results/drill.md`.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    people: { type: 'string', default: '10' },
    requests: { type: 'string', default: '3000' },
  },
});
const programs = findPrograms({ patroni: true });
if ('missing' in programs) {
  console.error(programs.missing);
  process.exit(1);
}
buildWhenStale();
const [kills, people, requests] = [values.kills, values.people, values.requests].map(Number);
const command = `npm run drill -- --kills ${kills} --people ${people} --requests ${requests}`;
const plan = { command, patroni: true, kills: kills ?? 0, people: people ?? 0, requests: requests ?? 0 };
const drill = await runDrill(programs, plan, console.log);
const page = pageOf(drill);
console.log(`\n${page}`);
writeFileSync('docs/results/drill.md', page);
process.exitCode = brokenPromises(drill).length > 0 ? 1 : 0;
