/** What a toast says. Errors should also are beside their cause; the toast is the echo. */
export interface Notice {
  kind: 'success' | 'info' | 'error';
  title: string;
  description?: string;
  /** Undo: keeps the toast until it is dismissed, or `until` the action is no longer possible. */
  action?: { label: string; run: () => void; until?: Date };
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
const waiting: Notice[] = [];
const wakers = new Set<() => void>();

function add(notice: Notice) {
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  for (const wake of wakers) wake();
}

type Action = Notice['action'];

/**
 * Shows a toast from anywhere, inside or outside a component. Errors and anything with an action stay until
 * dismissed, the rest for 10 seconds (paused while hovered or focused); one at a time, the newest in front.
 */
export const notify = {
  success: (title: string, description?: string, action?: Action) =>
    add({ kind: 'success', title, description, action }),
  info: (title: string, description?: string, action?: Action) =>
    add({ kind: 'info', title, description, action }),
  error: (title: string, description?: string, action?: Action) =>
    add({ kind: 'error', title, description, action }),
};

/** For the toaster alone: takes what waits and everything that follows; returns the way to stop. */
export function receiveNotices(receiver: Show): () => void {
  show = receiver;
  for (const notice of waiting.splice(0)) receiver(notice);
  return () => {
    show = undefined;
  };
}

/** For the page's root alone: calls back when the first toast waits, so that its code loads only then. */
export function whenFirstNotice(wake: () => void): () => void {
  wakers.add(wake);
  if (waiting.length > 0) wake();
  return () => {
    wakers.delete(wake);
  };
}
