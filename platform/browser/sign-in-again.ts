import { useSyncExternalStore } from 'react';

/** Where signing in again ends, in the tab that was opened for it. */
export const againPath = '/auth/return?again=yes';

/** The calls that wait for it; true means that signing in has ended well. */
let waiting: ((done: boolean) => void)[] = [];
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function settle(done: boolean): void {
  const settled = waiting;
  waiting = [];
  channel?.close();
  channel = undefined;
  for (const resolve of settled) resolve(done);
  for (const listener of listeners) listener();
}

/** Asks the person to sign in again, in another tab. False when they would rather not. */
export function signedInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!channel) {
      channel = new BroadcastChannel('rumo-signed-in-again');
      channel.onmessage = () => settle(true);
    }
    for (const listener of listeners) listener();
  });
}

/** 'Not now'. */
export const dismissSignInAgain = (): void => settle(false);

/** The tab that was opened for signing in tells the one that waits. */
export function tellSignedInAgain(): void {
  const telling = new BroadcastChannel('rumo-signed-in-again');
  telling.postMessage('done');
  telling.close();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a call waits for it. */
export const useAsksToSignInAgain = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );
