import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter sends, with Shift also goes on to the next. Returns undefined for every other key. */
export function sendKeyOf(event: KeyboardEvent): 'send' | 'next' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  if (key !== 'Enter' || ctrlKey === metaKey || altKey || nativeEvent.isComposing) return undefined;
  return shiftKey ? 'next' : 'send';
}
