import { useRef, useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';
import { useSession } from './session.ts';

/** Compares plain values whose keys are in one order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A value that survives a reload of this tab until it is forgotten. While it equals what it began with it is not kept,
 * so that signing out asks about nothing. Each user has their own; without a name nothing is kept.
 */
export function useDraft<T extends object>(
  name: string | undefined,
  start: () => T,
  restore: (kept: T) => T = (kept) => kept,
) {
  const { user } = useSession();
  const place = name && `${user?.id}:${name}`;
  const [begun, setBegun] = useState(start);
  const [value, setValue] = useState(() => restore(place ? readDraft(place, begun) : begun));
  const [isRestored] = useState(!isSame(value, begun));
  // Two writes can come in one event, and a call in flight ends after the render it began in.
  const latest = useRef({ value, begun });

  function write(next: T) {
    latest.current.value = next;
    setValue(next);
    if (place) keepDraft(place, isSame(next, latest.current.begun) ? undefined : next);
  }
  return {
    value,
    begun,
    /** Where it is kept in this tab. */
    place,
    isRestored,
    latest,
    write,
    /** Begins from `next`, with `value` typed over it. */
    rebase(next: T, value: T) {
      latest.current.begun = next;
      setBegun(next);
      write(value);
    },
    /** The value in this tab: the form may have been closed, opened and written in again while its call was in flight. */
    readLatest: (): T => (place ? readDraft(place, latest.current.value) : latest.current.value),
    forget() {
      if (place) keepDraft(place, undefined);
    },
  };
}
