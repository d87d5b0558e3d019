import cluster from 'node:cluster';

/** The other processes of this machine that PROCESSES started. */
export interface Peers {
  /** Of this process: `web-1`. */
  name: string;
  /** How many there are besides this one. */
  others: number;
  /** Sends something to all of them. JSON alone. */
  tell(topic: string, what: unknown): void;
  /** Calls back with what others tell. */
  hear(topic: string, heard: (what: unknown) => void): void;
}

/** What goes from process to process, by way of the one that started them. */
interface Told {
  topic: string;
  what: unknown;
}

/** What a process says to the one that started it: it serves, and this is what an operator reads then. */
interface Ready {
  ready: string;
}

export const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && 'topic' in message;

export const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message;

/** For a process that was started by another. @param others - how many were started besides. */
export function joinPeers(name: string, others: number): Peers {
  const listeners = new Map<string, ((what: unknown) => void)[]>();
  process.on('message', (message: unknown) => {
    if (isTold(message)) for (const heard of listeners.get(message.topic) ?? []) heard(message.what);
  });
  return {
    name,
    others,
    tell(topic, what) {
      // While the starting process goes away, nothing is left to tell.
      if (cluster.worker?.isConnected()) cluster.worker.send({ topic, what } satisfies Told);
    },
    hear(topic, heard) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), heard]);
    },
  };
}

/** Tells the process that started this one that it serves. */
export function sayReady(welcome: string): void {
  cluster.worker?.send({ ready: welcome } satisfies Ready);
}
