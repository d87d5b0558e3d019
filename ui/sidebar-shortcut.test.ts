import { expect, test } from 'vitest';
import { isSidebarShortcut, type KeyPress } from './sidebar.tsx';

function press(keys: Partial<KeyPress>): KeyPress {
  const element = { tagName: 'BUTTON', isContentEditable: false } as unknown as EventTarget;
  return {
    key: 'b',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    target: element,
    ...keys,
  };
}
const field = { tagName: 'INPUT' } as unknown as EventTarget;
const editor = { tagName: 'DIV', isContentEditable: true } as unknown as EventTarget;

test.each([
  ['Ctrl+b', press({ ctrlKey: true }), true],
  ['Cmd+b', press({ metaKey: true }), true],
  ['Ctrl+B with Caps Lock', press({ ctrlKey: true, key: 'B' }), true],
  ['b alone', press({}), false],
  ['Ctrl+Shift+b', press({ ctrlKey: true, shiftKey: true }), false],
  ['Cmd+Alt+b', press({ metaKey: true, altKey: true }), false],
  ['Ctrl+Cmd+b', press({ ctrlKey: true, metaKey: true }), false],
  ['Ctrl+k', press({ ctrlKey: true, key: 'k' }), false],
  ['Ctrl+b in a text field', press({ ctrlKey: true, target: field }), false],
  ['Ctrl+b in an editor, where it means bold', press({ ctrlKey: true, target: editor }), false],
])('%s', (_name, event, toggles) => {
  expect(isSidebarShortcut(event)).toBe(toggles);
});
