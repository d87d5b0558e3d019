import { useSearchParams } from 'react-router';
import { readDay } from '#features/schedule/rules/dates.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';

/** Under this name the address keeps a day that somebody tries: a reload, or a line that breaks, loses nothing. */
const name = 'if';

/** The day that somebody tries for the appointment, 'YYYY-MM-DD', and how to try another; null for none. */
export function useTriedDay(): [string | null, (day: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const [year = '', month = '', day = ''] = query.get(name)?.split('-') ?? [];
  const read = readDay({ year, month, day }, todayAsDay(), 'appointment');
  function tryDay(wanted: string | null) {
    setQuery(
      (before) => {
        if (wanted === null) before.delete(name);
        else before.set(name, wanted);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return ['day' in read ? read.day : null, tryDay];
}
