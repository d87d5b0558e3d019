import type {
  Mutation,
  MutationKey,
  MutationOptions,
  MutationState,
  QueryClient,
} from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { forget, keep, readKept } from './kept-storage.ts';

/** A connection that breaks in between is tried again, for about a minute; without one there is no hurry. */
const tries = 6;

/** Whether a change is one that this device keeps: any other one is gone with the page. */
export const isKept = ({ meta }: Pick<Mutation, 'meta'>): boolean => meta?.kept === true;

/**
 * Keeps changes of one kind on this device until the server has answered them: over a lost connection, a reload, a
 * closed browser. They go out in the order in which they were made. Returns how to stop.
 * @param mutationKey - the kind.
 * @param options - how such a change is made, also when the screen that made it is gone.
 */
export function keepMutations<Data, Variables, Context>(
  client: QueryClient,
  userId: string,
  mutationKey: MutationKey,
  options: MutationOptions<Data, ApiError, Variables, Context>,
): () => void {
  const beginning = `${mutationKey.join('-')}:`;
  client.setMutationDefaults(mutationKey, {
    ...(options as MutationOptions),
    meta: { kept: true },
    retry: (count, error) => count < tries && error instanceof ApiError && error.code === 'unavailable',
    retryDelay: (count) => Math.min(1000 * 2 ** count, 15_000),
  });

  const names = new WeakMap<Mutation, string>();
  let made = 0;
  const nameOf = (mutation: Mutation) => {
    made += 1;
    const name = names.get(mutation) ?? `${beginning}${mutation.state.submittedAt}-${made}`;
    names.set(mutation, name);
    return name;
  };

  const leaving = new AbortController();
  const cache = client.getMutationCache();
  const stop = cache.subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.options.mutationKey?.join('-') !== mutationKey.join('-')) return;
    const { status, variables, submittedAt } = mutation.state;
    if (status === 'pending') keep(nameOf(mutation), { userId, at: submittedAt, value: variables });
    else if (status !== 'idle') forget(nameOf(mutation));
  });

  /** Takes up what an earlier page left, if no other page of this browser has it still in hand. */
  const takeUp = () => {
    const known = new Set(cache.getAll().map((mutation) => names.get(mutation)));
    const left = readKept(beginning, userId).filter(({ name }) => !known.has(name));
    for (const { name, kept } of left.sort((one, other) => one.kept.at - other.kept.at)) {
      const mutation = cache.build(
        client,
        client.defaultMutationOptions({ mutationKey }),
        waiting(kept.value, kept.at),
      );
      names.set(mutation as Mutation, name);
    }
    void client.resumePausedMutations();
  };
  if ('locks' in navigator) {
    const held = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    void navigator.locks.request(`rumo-${beginning}${userId}`, { ifAvailable: true }, (lock) => {
      if (!lock || leaving.signal.aborted) return;
      takeUp();
      return held;
    });
  } else takeUp();

  return () => {
    leaving.abort();
    stop();
  };
}

function waiting<Data, Variables, Context>(
  variables: unknown,
  submittedAt: number,
): MutationState<Data, ApiError, Variables, Context> {
  return {
    context: undefined,
    data: undefined,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: true,
    status: 'pending',
    variables: variables as Variables,
    submittedAt,
  };
}
