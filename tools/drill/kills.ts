import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '../fleet/start-fleet.ts';
import { until } from '../fleet/supervise.ts';
import type { Watch } from './watch.ts';

export const victims = ['primary', 'web', 'worker', 'pooler', 's3'] as const;
type Victim = (typeof victims)[number];

/** One `kill -9`. */
export interface Kill {
  victim: Victim;
  /** What exactly: a process by its name, or the database with or without what watches it. */
  what: string;
  at: number;
  /** When the next may follow. */
  over: number;
}

/** Kills one after the other, each once all is well again, and goes on for a moment in which people work. */
export async function killInTurn(
  fleet: Fleet,
  watch: Watch,
  count: number,
  say: (line: string) => void,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const victim = victims[turn % victims.length] ?? 'web';
    const round = Math.floor(turn / victims.length);
    await pause(500 + randomInt(1_000));
    const { what, kill, isBack } = aim(fleet, victim, round);
    const at = Date.now();
    await kill();
    await until(`back after the death of ${what}`, async () => (await isBack()) && watch.worksSince(at), {
      withinMs: 180_000,
      about: () =>
        Object.values(fleet.parts)
          .map((part) => `${part.name}: ${part.printed().slice(-400)}`)
          .join('\n'),
    });
    kills.push({ victim, what, at, over: Date.now() });
    if ((turn + 1) % victims.length === 0) say(`${turn + 1} of ${count} kills`);
  }
  return kills;
}

function aim(
  fleet: Fleet,
  victim: Victim,
  round: number,
): { what: string; kill: () => Promise<void>; isBack: () => Promise<boolean> } {
  if (victim === 'primary') {
    // Every other time what watches over it dies with it, as when a machine is lost.
    const whole = round % 2 === 0 ? 'server' : 'node';
    return {
      what: whole === 'node' ? 'the primary and its Patroni' : 'the primary',
      kill: () => fleet.database.killPrimary(whole),
      isBack: fleet.database.isInStep,
    };
  }
  const name = victim === 'web' ? `web${1 + (round % 2)}` : victim;
  const part = fleet.parts[name];
  if (!part) throw new Error(`no ${name}`);
  return {
    what: name,
    kill: () => part.end('SIGKILL'),
    isBack: () =>
      victim === 'web' || victim === 'worker'
        ? fleet.isReady(name)
        : Promise.resolve(part.pid() !== undefined),
  };
}
