import { plusDays } from '#platform/shared/day-numbers.ts';

/** A whole-day event. */
export interface CalendarDay {
  /** Stays the same when the day changes, so that calendars move the event. */
  uid: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  savedAt: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  url: string;
}

/** How often a subscribed calendar should refresh; most ignore it. */
const refresh = 'PT6H';
/** The longest line in bytes, without its end (RFC 5545, 3.1). */
const lineBytes = 75;
const epoch = Date.parse('2020-01-01T00:00:00Z');

/**
 * Renders a calendar file (RFC 5545). SEQUENCE is the second at which the day was saved: it grows with each change, also
 * after a day was removed, of which nothing is stored.
 * @param feed - the name of a subscribed calendar; a file to import must not have one.
 */
export function icalendarOf(days: readonly CalendarDay[], feed?: { name: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rumo//Dates//EN',
    'CALSCALE:GREGORIAN',
    ...(feed
      ? [
          `NAME:${escaped(feed.name)}`,
          `X-WR-CALNAME:${escaped(feed.name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
          `X-PUBLISHED-TTL:${refresh}`,
        ]
      : []),
    ...(days.length > 0 ? days.flatMap(eventOf) : nothing),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A calendar needs at least one component: a time zone when there are no events. */
const nothing = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventOf({ uid, day, savedAt, summary, description, location, url }: CalendarDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    // Without a METHOD this is when the event was last revised.
    `DTSTAMP:${moment(savedAt)}`,
    `LAST-MODIFIED:${moment(savedAt)}`,
    `SEQUENCE:${Math.floor((savedAt.getTime() - epoch) / 1000)}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    // Exclusive.
    `DTEND;VALUE=DATE:${basic(plusDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const basic = (day: string) => day.replaceAll('-', '');
const moment = (when: Date) => `${when.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a text value and removes control characters except tabs. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\t' ? sign : ''));
}

/** Folds a long line: continuation lines begin with a space. Never splits a character. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > lineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}

const encoder = new TextEncoder();
