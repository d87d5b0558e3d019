import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A UUID and nothing else: it is written into log lines and into the name of a database session. */
const wellFormed = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const scope = new AsyncLocalStorage<string>();

/**
 * Returns the id that the browser gave its request in `X-Request-Id`, or a new one. It finds lines again and proves nothing:
 * anyone may send any id.
 */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && wellFormed.test(header) ? header : randomUUID();

/** Runs `work`; whatever it logs or asks the database carries the id. */
export const withRequestId = <A extends unknown[], T>(id: string, work: (...args: A) => T, ...args: A): T =>
  scope.run(id, work, ...args);

/** The id of the request that is being handled; undefined in jobs. */
export const currentRequestId = (): string | undefined => scope.getStore();

/** Returns `listener`, to be called without the id of the request that happened to open what is listened to. */
export const outsideRequests =
  <A extends unknown[]>(listener: (...args: A) => void) =>
  (...args: A): void =>
    scope.exit(listener, ...args);
