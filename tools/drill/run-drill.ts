import { setTimeout as pause } from 'node:timers/promises';
import type { Programs } from '../fleet/programs.ts';
import { asSuperuser } from '../fleet/settings.ts';
import { startFleet } from '../fleet/start-fleet.ts';
import { actsOf, emptyLedger, type Landing } from './acts.ts';
import { killInTurn } from './kills.ts';
import { aPerson, noNotes } from './person.ts';
import type { Drill } from './report.ts';
import { backUpAndRestore } from './restore.ts';
import { restartInTurn } from './rolling.ts';
import { outcomesOf } from './verify.ts';
import { watch } from './watch.ts';

export interface Plan {
  /** How it was asked for, for the report. */
  command: string;
  patroni: boolean;
  kills: number;
  people: number;
  /** Requests while all processes of the program are restarted in turn. */
  requests: number;
}

/** A person acts at most so often. */
const restMs = 400;

/** Starts a fleet, lets people work in it while its parts die, and says what became of what they were promised. */
export async function runDrill(programs: Programs, plan: Plan, say: (line: string) => void): Promise<Drill> {
  const began = Date.now();
  const fleet = await startFleet(programs, { patroni: plan.patroni, say });
  let working = true;
  let workers: Promise<void>[] = [];
  let watched: Awaited<ReturnType<typeof watch>> | undefined;
  try {
    const [landing] = await asSuperuser<Landing & Record<string, unknown>>(
      fleet.database,
      `insert into landing_pages (slug, title, status, is_active) values ('by-the-sea', 'By the sea', 'active', true)
        returning id, slug`,
      [],
      'rumo',
    );
    if (!landing) throw new Error('no landing page');
    const notes = noNotes();
    const ledger = emptyLedger();
    say(`${plan.people} people sign in ...`);
    const admin = await aPerson(fleet, 100, notes);
    await admin.ask('/api/admin-setup', 'POST', { admin_key: fleet.settings.ADMIN_SETUP_KEY });
    const people: Awaited<ReturnType<typeof aPerson>>[] = [];
    const acts: Awaited<ReturnType<typeof actsOf>>[] = [];
    for (let at = 0; at < plan.people; at += 1) {
      const person = await aPerson(fleet, at, notes);
      people.push(person);
      acts.push(await actsOf(person, ledger, landing));
    }
    watched = await watch(fleet, landing);

    say(`${plan.kills} kills ...`);
    workers = acts.map(async (one, at) => {
      // Spread over the drill, so that kills meet payments as well.
      let turnsUntilPaid = 5 + at * 4;
      while (working) {
        if (turnsUntilPaid-- === 0) await one.pay();
        else await one.any();
        await pause(restMs);
      }
    });
    const kills = await killInTurn(fleet, watched, plan.kills, say);
    await pause(2_000);
    working = false;
    await Promise.all(workers);
    await watched.end();
    const back = kills.map((kill, at) => ({
      kill,
      seconds: watched?.secondsUntilBack(kill.at, kills[at + 1]?.at ?? Number.POSITIVE_INFINITY) ?? 0,
    }));

    say(`${plan.requests} requests beside rolling restarts ...`);
    const rolling = await restartInTurn(fleet, people, plan.requests);
    say('What was acknowledged is looked for ...');
    const outcomes = await outcomesOf(fleet, ledger, people);
    say('Backup and restore ...');
    const restored = await backUpAndRestore(fleet, ledger, admin);
    return {
      command: plan.command,
      minutes: (Date.now() - began) / 60_000,
      people: plan.people,
      databases: plan.patroni ? 'two PostgreSQL in step by Patroni and etcd' : 'one PostgreSQL',
      kills,
      back,
      outcomes,
      notes,
      pages: watched.pages,
      rolling,
      restored,
    };
  } finally {
    working = false;
    await watched?.end().catch(() => {});
    await fleet.stop();
  }
}
