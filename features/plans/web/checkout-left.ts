const name = 'rumo-checkout';

/** Tells the tab that waits for a checkout that it was left. */
export function tellCheckoutLeft(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('left');
  channel.close();
}

/** Calls back when a checkout was left in another tab. Answers how to stop. */
export function whenCheckoutLeft(left: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = left;
  return () => channel.close();
}
