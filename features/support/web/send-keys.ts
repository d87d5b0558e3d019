import type { KeyboardEvent } from 'react';

/** How a reply is sent: whether it resolves the conversation, and whether its writer goes on to the next. */
export interface SendWay {
  resolves: boolean;
  goesOn: boolean;
}

/**
 * Ctrl+Enter or Cmd+Enter sends, with Shift also goes on to the next, with Alt resolves and goes on. Returns undefined for
 * every other key.
 */
export function sendKeyOf(event: KeyboardEvent): SendWay | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  if (key !== 'Enter' || ctrlKey === metaKey || (altKey && shiftKey) || nativeEvent.isComposing)
    return undefined;
  return { resolves: altKey, goesOn: altKey || shiftKey };
}
