import { type Duration, daysOf } from '#platform/shared/day-numbers.ts';
import type { FactId } from './rules.ts';

const of = (unit: Duration['unit'], least: number, most = least): Duration => ({ least, most, unit });

/**
 * The facts that dates are counted from, each with the duration that counts while the register has no usable one. Checked in
 * November 2026; the apostille takes nothing at least, because the specification gives record and apostille together.
 */
export const countedFacts = {
  'nif-time': of('week', 0, 4),
  apostille: of('week', 0, 5),
  'processing-time': of('day', 30, 90),
  'criminal-record-age': of('day', 90),
} as const satisfies Partial<Record<FactId, Duration>>;
export type CountedFact = keyof typeof countedFacts;
export const countedFactIds = Object.keys(countedFacts) as [CountedFact, ...CountedFact[]];

/** What counts instead of a fact that says no usable duration, or that visitors may not see; undefined where it counts itself. */
export function insteadOf(fact: Figure & { id: string; is_quoted: boolean }): Duration | undefined {
  const id = countedFactIds.find((counted) => counted === fact.id);
  if (id === undefined || (fact.is_quoted && durationOf(id, fact))) return undefined;
  return countedFacts[id];
}

/** How long each takes by the register. */
export type Durations = Readonly<Record<CountedFact, Duration>>;

/** What the register holds of a duration: '30-90' and 'days'. */
export interface Figure {
  value: string | null;
  unit: string | null;
}

const units: Readonly<Record<string, Duration['unit']>> = {
  day: 'day',
  days: 'day',
  week: 'week',
  weeks: 'week',
  month: 'month',
  months: 'month',
};
/** Nothing that a guide counts with takes longer. */
const mostDays = 730;

/** The duration that a figure says; undefined when nothing can be counted with it. An age is one number. */
export function durationOf(id: CountedFact, { value, unit }: Figure): Duration | undefined {
  const [, least, most = least] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(value?.trim() ?? '') ?? [];
  const named = units[unit?.trim().toLowerCase() ?? ''];
  if (least === undefined || named === undefined) return undefined;
  const duration = of(named, Number(least), Number(most));
  const days = daysOf(duration)[1];
  const isRange = duration.least < duration.most;
  if (duration.least > duration.most || days === 0 || days > mostDays) return undefined;
  return isRange && id === 'criminal-record-age' ? undefined : duration;
}

/** All durations, from what the register holds of them. */
export function durationsOf(facts: readonly (Figure & { id: string })[]): Durations {
  const entries = countedFactIds.map((id) => {
    const fact = facts.find((one) => one.id === id);
    return [id, (fact && durationOf(id, fact)) ?? countedFacts[id]] as const;
  });
  return Object.fromEntries(entries) as Durations;
}
