import { buildWhenStale } from './build-when-stale.ts';
import { findPrograms } from './fleet/programs.ts';
import { startFleet } from './fleet/start-fleet.ts';

/** `npm run fleet`: a fleet on this machine, until Ctrl+C. */
const programs = findPrograms({ patroni: true });
if ('missing' in programs) {
  console.error(programs.missing);
  process.exit(1);
}
buildWhenStale();
const asked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});
const fleet = await startFleet(programs, { patroni: true, say: console.log });
const width = Math.max(...Object.keys(fleet.addresses).map((name) => name.length));
console.log('\nThe fleet is ready. Ctrl+C ends all of it and removes what it wrote.\n');
for (const [name, address] of Object.entries(fleet.addresses))
  console.log(`  ${name.padEnd(width)}  ${address}`);
console.log(`\n  Admin Setup Key  ${fleet.settings.ADMIN_SETUP_KEY}\n`);
await asked;
console.log('Ending ...');
await fleet.stop();
