import { describe, expect, test } from 'vitest';
import { type SinglePress, singleKeyOf } from './single-keys.ts';

/** An element as far as the check looks: whether it lies inside something, and whether a window is open. */
const place = (inside: boolean, windowOpen = false) =>
  ({
    closest: () => (inside ? {} : null),
    ownerDocument: { querySelector: () => (windowOpen ? {} : null) },
  }) as unknown as EventTarget;

const press = (changes: Partial<SinglePress>): SinglePress => ({
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
  target: place(false),
  ...changes,
});

describe('a key pressed alone', () => {
  test('is ours on a page, also when Shift types it', () => {
    expect(singleKeyOf(press({}))).toBe('j');
    expect(singleKeyOf(press({ key: '?' }))).toBe('?');
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Alt', { altKey: true }],
    ['already used', { defaultPrevented: true }],
    ['while a character is composed', { isComposing: true }],
    ['in a box to write in', { target: place(true) }],
    ['while a window is open', { target: place(false, true) }],
  ])('is not ours %s', (_when, changes) => {
    expect(singleKeyOf(press(changes))).toBeUndefined();
  });
});
