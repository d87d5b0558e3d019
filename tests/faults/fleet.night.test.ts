import { expect, test } from 'vitest';
import { brokenPromises } from '#tools/drill/report.ts';
import { runDrill } from '#tools/drill/run-drill.ts';
import { findPrograms } from '#tools/fleet/programs.ts';

const programs = findPrograms({ patroni: false });
if ('missing' in programs) process.stdout.write(`SKIPPED, a fleet: ${programs.missing}\n`);

test.skipIf('missing' in programs)(
  'a fleet whose parts are killed in turn loses and doubles nothing, and is restored elsewhere',
  async () => {
    if ('missing' in programs) throw new Error(programs.missing);
    const plan = { command: 'night', patroni: false, kills: 10, people: 6, requests: 1_000 };
    const drill = await runDrill(programs, plan, () => {});
    // A drill in which little was promised would prove little.
    expect(drill.outcomes.filter(({ acknowledged }) => acknowledged === 0)).toEqual([]);
    expect(drill.notes.failed).toBeGreaterThan(0);
    // Without a second database writes are back when the first has recovered, however long the disk takes for it.
    expect(brokenPromises(drill).filter((one) => !one.startsWith('writes back'))).toEqual([]);
  },
);
