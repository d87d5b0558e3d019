import type { TypedDay } from '../rules/dates.ts';

/** A 'YYYY-MM-DD' as somebody would type it into three boxes; empty boxes for none. */
export function typedDay(day: string | null): TypedDay {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return { month: month.replace(/^0/, ''), day: date.replace(/^0/, ''), year };
}
