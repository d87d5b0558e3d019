import { locale } from '#platform/shared/texts/locale.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

const weekday = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });

const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

const clockSeconds = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });

const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });

const dayOfWeek = new Intl.DateTimeFormat(locale, { weekday: 'long' });

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const bytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' });

const kilobytes = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});

const megabytes = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const count = new Intl.NumberFormat(locale);

type When = string | Date;

/** "March 14, 2027". */
export function formatDate(when: When): string {
  return day.format(new Date(when));
}

/** "Sunday, March 14, 2027". */
export function formatDay(when: When): string {
  return weekday.format(new Date(when));
}

/** "Mar 14, 2027", for tables. */
export function formatShortDate(when: When): string {
  return shortDay.format(new Date(when));
}

/** "10:42 AM". */
export function formatTime(when: When): string {
  return clock.format(new Date(when));
}

/** "10:42:07 AM", for what happens every few seconds. */
export function formatTimeWithSeconds(when: When): string {
  return clockSeconds.format(new Date(when));
}

/** "March 14, 2027 at 10:42 AM": the whole truth, for titles and records. */
export function formatDateTime(when: When): string {
  return dayAndTime.format(new Date(when));
}

/** "Thursday 4:10 PM": a moment within the week to come. */
export function formatWeekdayTime(when: When): string {
  return `${dayOfWeek.format(new Date(when))} ${formatTime(when)}`;
}

const minute = 60_000;

/**
 * A moment in the past as people say it: "5 minutes ago" within the hour, then "Today, 4:12 PM", "Yesterday,
 * 4:12 PM", and the date before that. A clock that runs ahead gives "Just now".
 */
export function formatWhen(when: When, now: Date = new Date()): string {
  const date = new Date(when);
  const minutes = Math.max(0, Math.floor((now.getTime() - date.getTime()) / minute));
  if (minutes < 1) return uiTexts.justNow;
  if (minutes < 60) return capitalized(relative.format(-minutes, 'minute'));
  const days = Math.round((startOfDay(now) - startOfDay(date)) / (24 * 60 * minute));
  if (days > 1) return formatDate(date);
  return `${capitalized(relative.format(-days, 'day'))}, ${formatTime(date)}`;
}

/** When something was saved: "10:42 AM" today, else the date. */
export function formatSaved(when: Date, now: Date = new Date()): string {
  return startOfDay(when) === startOfDay(now) ? formatTime(when) : formatDate(when);
}

const dayOfYear = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });

/** How old something on the screen is: "10:42 AM" today, "November 19, 10:42 AM" before. */
export function formatFrom(when: When, now: Date = new Date()): string {
  const date = new Date(when);
  const time = formatTime(date);
  return startOfDay(date) === startOfDay(now) ? time : `${dayOfYear.format(date)}, ${time}`;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "$99" or "$148.50": an amount in the smallest unit of its currency (cents). */
export function formatMoney(amount: number, currency: string): string {
  const style = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = style.resolvedOptions().maximumFractionDigits ?? 2;
  return style.format(amount / 10 ** digits);
}

const share = new Intl.NumberFormat(locale, { style: 'percent' });

/** "92%" of 0.918. */
export function formatShare(value: number): string {
  return share.format(value);
}

/** "1,284". */
export function formatCount(value: number): string {
  return count.format(value);
}

/** How much a list holds: "1,284", or "1,000+" where counting stopped. */
export function formatTotal(total: number, capped: boolean): string {
  return capped ? `${formatCount(total)}+` : formatCount(total);
}

/** A size in bytes as "640 kB" or "2.1 MB" (of 1024 x 1024 bytes, as the limits count). */
export function formatFileSize(size: number): string {
  if (size < 1024) return bytes.format(size);
  const inKilobytes = size / 1024;
  return inKilobytes < 1000 ? kilobytes.format(inKilobytes) : megabytes.format(inKilobytes / 1024);
}

/** The letter that stands for a person: of the first text that has one, upper case, else `otherwise`. */
export function initialOf(texts: readonly (string | null | undefined)[], otherwise: string): string {
  for (const text of texts) {
    const first = text?.trim()[Symbol.iterator]().next().value;
    if (first) return first.toUpperCase();
  }
  return otherwise;
}

/** "Ana R." of "Ana Ribeiro", for columns where a colleague is named beside a case. One word stays as it is. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.[Symbol.iterator]().next().value;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
