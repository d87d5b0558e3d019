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

export const justSend: SendWay = { resolves: false, goesOn: false };

/** Kept per device, without saying whose it is: it outlasts a sign-out. */
const key = 'rumo-sending';

/** How a reply was last chosen to be sent on this device. */
export function readSendWay(): SendWay {
  try {
    const { resolves, goesOn } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<SendWay>;
    return { resolves: resolves === true, goesOn: goesOn === true };
  } catch {
    return justSend;
  }
}

/** Keeps a choice for the next reply. Where storage is forbidden it lasts as long as the form. */
export function keepSendWay(way: SendWay): void {
  try {
    localStorage.setItem(key, JSON.stringify(way));
  } catch {
    // The form knows it.
  }
}
