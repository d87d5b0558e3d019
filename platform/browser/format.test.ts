import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatFileSize,
  formatFrom,
  formatTotal,
  formatWeekdayTime,
  formatWhen,
  initialOf,
} from './format.ts';

const now = new Date(2027, 0, 11, 10, 42);
const at = (month: number, day: number, hour: number, minutes: number) =>
  new Date(2027, month, day, hour, minutes);

describe('moments', () => {
  test('are told the way people tell them', () => {
    expect(formatWhen(now, now)).toBe('Just now');
    expect(formatWhen(at(0, 11, 10, 37), now)).toBe('5 minutes ago');
    expect(formatWhen(at(0, 11, 8, 5), now)).toBe('Today, 8:05 AM');
    expect(formatWhen(at(0, 10, 16, 12), now)).toBe('Yesterday, 4:12 PM');
    expect(formatWhen(at(0, 8, 16, 12), now)).toBe('January 8, 2027');
    expect(formatDate(at(2, 14, 0, 0))).toBe('March 14, 2027');
  });

  test('a promise names the day of the week', () => {
    expect(formatWeekdayTime(at(0, 14, 16, 10)).replaceAll('\u202f', ' ')).toBe('Thursday 4:10 PM');
  });

  test('just before midnight is yesterday, and a clock ahead of ours is now', () => {
    expect(formatWhen(at(0, 10, 23, 59), at(0, 11, 1, 30))).toBe('Yesterday, 11:59 PM');
    expect(formatWhen(at(0, 11, 11, 0), now)).toBe('Just now');
  });
});

test('what is shown from before says its time, and its day when that is not today', () => {
  expect(formatFrom(at(0, 11, 8, 5), now)).toBe('8:05 AM');
  expect(formatFrom(new Date(2026, 10, 19, 10, 42), now)).toBe('November 19, 10:42 AM');
});

test('file sizes are short and never say 0.0', () => {
  expect(formatFileSize(1)).toBe('1 byte');
  expect(formatFileSize(900)).toBe('900 bytes');
  expect(formatFileSize(640 * 1024)).toBe('640 kB');
  expect(formatFileSize(14.2 * 1024 * 1024)).toBe('14.2 MB');
  expect(formatFileSize(10 * 1024 * 1024)).toBe('10.0 MB');
});

test('a person is known by the first letter of their name, else of their address, else U', () => {
  expect(initialOf(['Margaret', 'x@y.example'], 'U')).toBe('M');
  expect(initialOf(['  ', 'álvaro@y.example'], 'U')).toBe('Á');
  expect(initialOf([null, undefined], 'U')).toBe('U');
});

test('a total says where counting stopped', () => {
  expect(formatTotal(1284, false)).toBe('1,284');
  expect(formatTotal(1000, true)).toBe('1,000+');
});
