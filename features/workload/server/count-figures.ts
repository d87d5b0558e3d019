import { promises } from '#features/queue/rules.ts';
import { businessTime } from '#features/reviews/rules.ts';
import { startOfDay } from '#features/traffic/rules/traffic.ts';
import { plusDays, utcDay } from '#platform/shared/day-numbers.ts';
import type { WorkloadFigure } from '../contract.ts';
import { type WorkloadKind, workloadKinds } from '../rules.ts';

/** What a colleague did of one kind; with `done` null what has no answer. Times are in milliseconds. */
export interface Work {
  kind: WorkloadKind;
  colleague: string;
  name: string | null;
  since: readonly number[];
  done: readonly number[] | null;
}

export interface Period {
  /** The Mondays, oldest first. */
  weeks: readonly string[];
  now: Date;
  /** Which colleague's weeks are among the figures: all of them, one's, or none's. */
  weeksOf: 'all' | string | undefined;
}

interface Group {
  name: string | null;
  times: number[];
  promised: number;
  kept: number;
}

const day = 86_400_000;
/** In place of a week and of a colleague. */
const whole = '';

/**
 * The figures of a period, by kind, then by week, the whole period first, then by colleague in the order of `works`, everybody first. Percentiles
 * cannot be added up, so every figure has its own list of times.
 */
export function countFigures(works: readonly Work[], { weeks, now, weeksOf }: Period): WorkloadFigure[] {
  const begins = weeks.map((week) => startOfDay(week).getTime());
  const weekOf = (time: number) => weeks[begins.findLastIndex((begin) => begin <= time)] ?? whole;
  const clock = businessClock(works, now);
  const groups = new Map<string, Group>();
  const groupOf = (
    kind: WorkloadKind,
    week: string,
    { colleague, name } = { colleague: whole, name: null as Work['name'] },
  ) => {
    const key = `${kind} ${week} ${colleague}`;
    const found = groups.get(key) ?? { name, times: [], promised: 0, kept: 0 };
    groups.set(key, found);
    return found;
  };
  for (const work of works) {
    const { kind, colleague, since, done } = work;
    const hasWeeks = weeksOf === 'all' || weeksOf === colleague;
    const groupsAt = new Map(
      weeks.map((week) => [
        week,
        [
          groupOf(kind, whole),
          groupOf(kind, whole, work),
          groupOf(kind, week),
          ...(hasWeeks ? [groupOf(kind, week, work)] : []),
        ],
      ]),
    );
    for (const [at, from] of since.entries()) {
      const end = done?.[at];
      if (end !== undefined) {
        const took = kind === 'message' ? end - from : clock.before(end) - clock.before(from);
        for (const { times } of groupsAt.get(weekOf(end)) ?? []) times.push(took);
      }
      const due = clock.dueAt(kind, from);
      // A promise is settled by the answer or by its end, whichever comes first.
      const settled = Math.min(due, end ?? due);
      if (settled > now.getTime()) continue;
      for (const group of groupsAt.get(weekOf(settled)) ?? []) {
        group.promised += 1;
        if (end !== undefined && end < due) group.kept += 1;
      }
    }
  }
  const order = [...new Map(works.map((work) => [work.colleague, work])).values()];
  return workloadKinds.flatMap((kind) =>
    [whole, ...weeks].flatMap((week) =>
      [whole, ...order.map(({ colleague }) => colleague)].flatMap((colleague) => {
        const group = groups.get(`${kind} ${week} ${colleague}`);
        return group?.times.length || group?.promised ? [present(kind, week, colleague, group)] : [];
      }),
    ),
  );
}

function present(kind: WorkloadKind, week: string, colleague: string, group: Group): WorkloadFigure {
  const times = Float64Array.from(group.times).sort();
  return {
    kind,
    week: week || null,
    colleague: colleague || null,
    name: group.name,
    done: times.length,
    half_ms: percentile(times, 0.5),
    most_ms: percentile(times, 0.9),
    promised: group.promised,
    kept: group.kept,
  };
}

/** Between the two nearest of sorted times, to the millisecond; null of none. */
function percentile(sorted: Float64Array, share: number): number | null {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) return null;
  return Math.round(low + (high - low) * (place - Math.floor(place)));
}

/**
 * Business time before a moment, and when a promise ends, since the first of the things that are counted. Each day is asked for
 * once: the rules about business days take microseconds, and there are many things.
 */
function businessClock(works: readonly Work[], now: Date) {
  const first = works.reduce(
    (least, { since }) => since.reduce((one, other) => Math.min(one, other), least),
    now.getTime(),
  );
  const start = Math.floor(first / day);
  const [before, open, due]: [number[], boolean[], number[]] = [[], [], []];
  const last = plusDays(utcDay(now), 1);
  for (let at = utcDay(new Date(start * day)), sum = 0; at <= last; at = plusDays(at, 1)) {
    const time = businessTime(new Date(at), new Date(plusDays(at, 1)));
    before.push(sum);
    open.push(time > 0);
    // The same for cases (`promises`).
    due.push(promises.document.dueAt(new Date(at)).getTime());
    sum += time;
  }
  const dayOf = (time: number) => Math.floor(time / day) - start;
  return {
    before: (time: number) => (before[dayOf(time)] ?? 0) + (open[dayOf(time)] ? time % day : 0),
    dueAt: (kind: WorkloadKind, since: number) =>
      kind === 'message' ? promises.message.dueAt(new Date(since)).getTime() : (due[dayOf(since)] ?? 0),
  };
}
