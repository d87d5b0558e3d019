import { setTimeout as pause } from 'node:timers/promises';
import { fetchFrom } from '#tests/support/fetch-from.ts';
import type { Landing } from './acts.ts';
import { aPerson, noNotes, type Place } from './person.ts';

/** One write without a second try. */
interface Write {
  sent: number;
  came: number;
  done: boolean;
}

/** Between two pages of a visitor, and between two writes; both are tried once. */
const everyMs = 200;

/** Watches from outside, until it is ended: whether pages come, and when writes are done. */
export async function watch(place: Place, landing: Landing) {
  const writes: Write[] = [];
  const pages = { asked: 0, failed: [] as string[] };
  let ended = false;
  const visit = fetchFrom('127.0.4.1', { keepAlive: true, ca: place.certificate, withinMs: 10_000 });
  const writer = await aPerson(place, 200, noNotes());
  const begun = await writer.ask('/api/applications', 'POST', {});
  if (!begun) throw new Error('the writer has no application');
  const { application } = (await begun.json()) as { application: { id: string } };

  const visiting = (async () => {
    for (let turn = 0; !ended; turn += 1, await pause(everyMs)) {
      const path = ['/', `/pitches/${landing.slug}`, '/money'][turn % 3] ?? '/';
      pages.asked += 1;
      const status = await visit(place.url + path).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      if (status !== 200) pages.failed.push(`${path}: ${status}`);
    }
  })();
  const writing = (async () => {
    for (let turn = 0; !ended; turn += 1, await pause(everyMs)) {
      const sent = Date.now();
      const body = { completed: turn % 2 === 0 };
      const answer = await writer
        .call(`/api/applications/${application.id}/guide/nif-portal`, 'PUT', body)
        .catch(() => undefined);
      writes.push({ sent, came: Date.now(), done: answer?.ok ?? false });
      // Renewed in between, by the way of all people.
      if (answer?.status === 401 || turn % 50 === 0) await writer.ask('/api/account');
    }
  })();
  return {
    pages,
    /** Whether a write that was sent after this moment is done. */
    worksSince: (moment: number) => writes.some(({ sent, done }) => done && sent > moment),
    /** Seconds from this moment until writes were done again and stayed so, up to the other moment. */
    secondsUntilBack(since: number, until: number): number {
      const after = writes.filter(({ sent, came }) => sent >= since && came < until);
      const lastFailure = after.findLastIndex(({ done }) => !done);
      const first = after[lastFailure + 1];
      return first ? (first.came - since) / 1000 : Number.POSITIVE_INFINITY;
    },
    async end() {
      ended = true;
      await Promise.all([visiting, writing]);
    },
  };
}

export type Watch = Awaited<ReturnType<typeof watch>>;
