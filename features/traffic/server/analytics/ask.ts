import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { getAnalytics } from '../../contract/analytics.ts';
import { type Breakdown, breakdowns } from '../../rules/analytics.ts';
import { daysBefore, daysUntilToday, startOfDay } from '../../rules/traffic.ts';
import type { Question } from './question.ts';

const hourMs = 60 * 60 * 1000;
/** In an address an empty value would be no filter. */
const noReferrer = 'none';

/** The question that an address asks at a moment: N whole days that end with today, or 24 hours. */
export function questionOf(query: Parsed<typeof getAnalytics>['query'], now: Date): Question {
  const filters: Partial<Record<Breakdown, string>> = {};
  for (const name of breakdowns) {
    const value = query[name];
    if (value !== undefined) filters[name] = name === 'referrer' && value === noReferrer ? '' : value;
  }
  const { page } = query;
  const days = Number(query.days);
  if (days === 1) {
    const earlier = (hours: number) => new Date(now.getTime() - hours * hourMs);
    return { page, filters, hourly: true, moments: { before: earlier(48), from: earlier(24), until: now } };
  }
  const { from, to: until } = daysUntilToday(days, now);
  const { from: before } = daysBefore({ from, to: until });
  return {
    page,
    filters,
    hourly: false,
    days: { before, from, until },
    moments: { before: startOfDay(before), from: startOfDay(from), until: startOfDay(until) },
  };
}

/** Every page, by its title. Throws `not_found` when the asked one is none of them. */
export async function pagesFor(tx: Tx, { page }: Question) {
  const pages = await tx
    .selectFrom('landing_pages')
    .select(['id', 'slug', 'title'])
    .orderBy('title')
    .orderBy('slug')
    .execute();
  if (page && !pages.some(({ id }) => id === page)) throw new AppError('not_found');
  return pages;
}
