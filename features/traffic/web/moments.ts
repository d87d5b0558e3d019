const locale = 'en-US';

/** How the days of a window are written. A day is a day in the office's time zone: it is told without any zone. */
const dayFormats = {
  short: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
  withYear: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** Words for the points of a window: days as they are, hours in the named zone. */
export function momentsOf(hourly: boolean, timeZone: string) {
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const dayAndHour = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const date = (at: string) => new Date(at.length === 10 ? `${at}T00:00:00Z` : at);
  return {
    /** "Mar 14", "3:12 PM". */
    short: (at: string) => (hourly ? hour : dayFormats.short).format(date(at)),
    /** "Sunday, March 14, 2027", "Mar 14, 3:12 PM". */
    long: (at: string) => (hourly ? dayAndHour : dayFormats.long).format(date(at)),
    /** The first of a window whose last is `other`: without its year where that is the same. */
    first: (at: string, other: string) =>
      (hourly
        ? dayAndHour
        : at.slice(0, 4) === other.slice(0, 4)
          ? dayFormats.short
          : dayFormats.withYear
      ).format(date(at)),
    last: (at: string) => (hourly ? dayAndHour : dayFormats.withYear).format(date(at)),
  };
}

export type Moments = ReturnType<typeof momentsOf>;
