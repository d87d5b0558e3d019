import { expect, test } from 'vitest';
import { isPaletteShortcut } from './palette-shortcut.ts';
import type { KeyPress } from './sidebar.tsx';

const button = { tagName: 'BUTTON' } as unknown as EventTarget;
const field = { tagName: 'INPUT' } as unknown as EventTarget;

function press(keys: Partial<KeyPress>): KeyPress {
  return {
    key: 'k',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    target: button,
    ...keys,
  };
}

test.each([
  ['Ctrl+K', press({ ctrlKey: true }), false, true],
  ['Cmd+K', press({ metaKey: true }), true, true],
  ['Ctrl+K with Caps Lock', press({ ctrlKey: true, key: 'K' }), false, true],
  ['Ctrl+K in a text box', press({ ctrlKey: true, target: field }), false, true],
  ['Cmd+K in a text box', press({ metaKey: true, target: field }), true, true],
  ['Ctrl+K in a text box of a Mac', press({ ctrlKey: true, target: field }), true, false],
  ['Ctrl+K elsewhere on a Mac', press({ ctrlKey: true }), true, true],
  ['k alone', press({}), false, false],
  ['Ctrl+Shift+K', press({ ctrlKey: true, shiftKey: true }), false, false],
  ['Cmd+Alt+K', press({ metaKey: true, altKey: true }), true, false],
  ['Ctrl+Cmd+K', press({ ctrlKey: true, metaKey: true }), true, false],
  ['Ctrl+B', press({ ctrlKey: true, key: 'b' }), false, false],
])('%s', (_name, event, isMac, opens) => {
  expect(isPaletteShortcut(event, isMac)).toBe(opens);
});
