import { setTimeout as pause } from 'node:timers/promises';
import { sendAtRate } from '#tests/support/open-loop.ts';
import type { Fleet } from '../fleet/start-fleet.ts';
import { until } from '../fleet/supervise.ts';
import type { Person } from './person.ts';

/** What a rolling restart cost. */
export interface Rolling {
  requests: number;
  restarts: number;
  /** Each request that was not answered, or with 4xx or 5xx. */
  failed: string[];
}

const perSecond = 50;

/** Restarts web1, web2 and the worker in turn, over and over, while so many requests are sent at a steady rate, each once. */
export async function restartInTurn(
  fleet: Fleet,
  people: readonly Person[],
  requests: number,
): Promise<Rolling> {
  const failed: string[] = [];
  let sent = 0;
  let isOver = false;
  /** Every other a page without a session, else a read or a write of one of the people. */
  async function send(): Promise<number> {
    const turn = sent++;
    const person = people[turn % people.length];
    if (!person) return 0;
    const path = turn % 2 === 0 ? '/money' : turn % 4 === 1 ? '/api/account' : '/api/profile';
    const asked = path === '/money' ? person.browser.visit(path) : person.call(path);
    const status = await asked.then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: Error) => error.message,
    );
    if (status !== 200) failed.push(`${path}: ${status}`);
    return status === 200 ? 200 : 0;
  }
  let restarts = 0;
  const restarting = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = ['web1', 'web2', 'worker'][turn % 3] ?? 'web1';
      await fleet.parts[name]?.end('SIGTERM');
      await until(`${name} is back`, () => fleet.isReady(name), { withinMs: 120_000 });
      restarts += 1;
      // The door looks twice a second.
      await pause(1_500);
    }
  })();
  // Sessions last for ten minutes: renewed first, they need none in between.
  for (let left = requests; left > 0; left -= perSecond * 120) {
    for (const person of people) await person.ask('/api/account');
    await sendAtRate(send, { perSecond, seconds: Math.min(left / perSecond, 120) });
  }
  isOver = true;
  await restarting;
  return { requests: sent, restarts, failed };
}
