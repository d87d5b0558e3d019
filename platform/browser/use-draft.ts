import { useRef, useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';
import { useSession } from './session.ts';

/** Compares plain values whose keys are in one order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Typed {
  /** Milliseconds since 1970. */
  typedAt: number;
}

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
  const [kept] = useState(() => read(begun));
  const [value, setValue] = useState(() => restore(kept.value));
  const [restoredAt, setRestoredAt] = useState(isSame(kept.value, begun) ? undefined : kept.typedAt);
  // Two writes can come in one event, and a call in flight ends after the render it began in.
  const latest = useRef({ value, begun });

  function read(blank: T) {
    const { typedAt, ...value } = place
      ? readDraft<T & Typed>(place, { ...blank, typedAt: 0 })
      : (blank as T & Typed);
    // A draft of an older page has no time.
    return { value: value as unknown as T, typedAt: typedAt || undefined };
  }
  function write(next: T) {
    const isBegun = isSame(next, latest.current.begun);
    latest.current.value = next;
    setValue(next);
    if (isBegun) setRestoredAt(undefined);
    if (place) keepDraft(place, isBegun ? undefined : { ...next, typedAt: Date.now() });
  }
  return {
    value,
    begun,
    /** Where it is kept in this tab. */
    place,
    /** When what the form began with was typed, where it came back from before a reload. */
    restoredAt,
    latest,
    write,
    /** Begins from `next`, with `value` typed over it. */
    rebase(next: T, value: T) {
      latest.current.begun = next;
      setBegun(next);
      setRestoredAt(undefined);
      write(value);
    },
    /** The value in this tab: the form may have been closed, opened and written in again while its call was in flight. */
    readLatest: (): T => read(latest.current.value).value,
    forget() {
      if (place) keepDraft(place, undefined);
    },
  };
}
