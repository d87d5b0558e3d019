/** Something that takes a whole day. */
export interface CalendarDay {
  /** Stays the same when the day is changed, so that a calendar moves what it has. */
  uid: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  savedAt: Date;
  summary: string;
  description: string;
  url: string;
}

/** What a subscribed calendar is called; a file that is put into somebody's own calendar must not name another one. */
interface CalendarFeed {
  name: string;
}

/** How often a calendar that asks us should come again. Most come when they like. */
const refresh = 'PT6H';
/** A line has at most so many bytes, its end not counted (RFC 5545, 3.1). */
const lineBytes = 75;
const epoch = Date.parse('2020-01-01T00:00:00Z');
const dayMs = 86_400_000;

/**
 * Days as a calendar file by RFC 5545. The sequence of an event is the second at which its day was saved: it grows with
 * each change, and also when a day was removed and comes back, of which we keep nothing.
 */
export function icalendarOf(days: readonly CalendarDay[], feed?: CalendarFeed): string {
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

/** A calendar needs at least one component: the time zone that says nothing stands in for days that are not there. */
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

function eventOf({ uid, day, savedAt, summary, description, url }: CalendarDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    // Without a METHOD the stamp says when the event was last revised, not when the file was made.
    `DTSTAMP:${moment(savedAt)}`,
    `LAST-MODIFIED:${moment(savedAt)}`,
    `SEQUENCE:${Math.floor((savedAt.getTime() - epoch) / 1000)}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    // The first day that is no longer part of it.
    `DTEND;VALUE=DATE:${basic(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const basic = (day: string) => day.replaceAll('-', '');
const moment = (when: Date) => `${when.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Text as a value: control characters but tabs have no place in it. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\t' ? sign : ''));
}

/** A long line in pieces, each begun by the space that joins it to the one before. Never inside of a character. */
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
