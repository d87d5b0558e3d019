import type { SendWay } from './send-keys.ts';

export const justSend: SendWay = { resolves: false, goesOn: false };

/** Kept per device, by the id of the person who sends. */
const key = 'rumo-sending';

function read(): Record<string, SendWay> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** How this person chose to send last. */
export const readSendWay = (user: string): SendWay => read()[user] ?? justSend;

/** Keeps a choice for the next reply. Where storage is forbidden it lasts as long as the form. */
export function keepSendWay(user: string, way: SendWay): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(), [user]: way }));
  } catch {
    // The form knows it.
  }
}
