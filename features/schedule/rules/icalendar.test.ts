import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarDay, icalendarOf } from './icalendar.ts';

const appointment: CalendarDay = {
  uid: '7f0c-appointment',
  day: '2027-12-31',
  savedAt: new Date('2027-03-01T12:00:05.900Z'),
  summary: 'Visa appointment at the consulate',
  description: 'Your guide: https://rumo.example/visa-process',
  url: 'https://rumo.example/visa-process',
};

/** What another program reads in it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

test('a day is an event of one whole day, as the standard writes it', () => {
  expect(icalendarOf([appointment])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rumo//Dates//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:7f0c-appointment',
      'DTSTAMP:20270301T120005Z',
      'LAST-MODIFIED:20270301T120005Z',
      'SEQUENCE:226065605',
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
      'SUMMARY:Visa appointment at the consulate',
      'DESCRIPTION:Your guide: https://rumo.example/visa-process',
      'URL:https://rumo.example/visa-process',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a feed says what it is called and how often to come; a file that is put into a calendar does not', () => {
  const { calendar } = read(icalendarOf([appointment], { name: 'Rumo: my dates' }));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Rumo: my dates');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
  expect(read(icalendarOf([appointment])).calendar.getFirstProperty('x-wr-calname')).toBeNull();
});

test('without a day it is still a calendar: one with something in it, and no event', () => {
  const { calendar, events } = read(icalendarOf([], { name: 'Rumo' }));
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  expect(events).toEqual([]);
});

// Up to 200 signs: by itself the library stops at ten or so, and no line would ever be folded.
const long = { maxLength: 200, size: 'max' } as const;
const text = fc.oneof(
  fc.string({ unit: 'binary', ...long }),
  fc.string({
    unit: fc.constantFrom('\\', ';', ',', '\n', 'n', ':', '"', 'ã', '€', '🇵🇹', ' '),
    maxLength: 200,
  }),
);

test('whatever stands in a text, another program reads the same, and no line is too long', () => {
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const file = icalendarOf([{ ...appointment, summary, description }], { name: summary });
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const { events } = read(file);
      const kept = (words: string) => words.replaceAll(/\r\n?/g, '\n').replaceAll(/[\p{Cc}--[\t\n]]/gv, '');
      expect(events.map((event) => [event.summary, event.description])).toEqual([
        [kept(summary), kept(description)],
      ]);
    }),
  );
});

test('any day of the calendar is one day long', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (moment) => {
      const day = moment.toISOString().slice(0, 10);
      const [event] = read(icalendarOf([{ ...appointment, day }])).events;
      expect(event?.startDate.isDate).toBe(true);
      expect(event?.startDate.toString()).toBe(day);
      expect(event?.duration.toSeconds()).toBe(86_400);
    }),
  );
});
