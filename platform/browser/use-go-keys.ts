import { useEffect, useRef } from 'react';
import { singleKeyOf, singleKeysAreOn } from './single-keys.ts';
import { useSingleKeyGroup } from './use-single-keys.ts';

/** The key that is pressed before the one of a place. */
const first = 'g';
/** Milliseconds in which the second key has to follow. */
const patienceMs = 1500;

/**
 * `g`, and then the key of a place, leads there: wherever single keys work, and listed with them. While the second key is
 * waited for no other shortcut takes it.
 */
export function useGoKeys(
  title: string,
  places: readonly { key: string; label: string; to: string }[],
  go: (to: string) => void,
): void {
  useSingleKeyGroup(
    title,
    places.map(({ key, label }) => ({ keys: [`${first} ${key}`], label })),
  );
  const latest = useRef({ places, go });
  useEffect(() => {
    latest.current = { places, go };
  });
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent) {
      const key = singleKeysAreOn() ? singleKeyOf(event) : undefined;
      const waiting = event.timeStamp - since < patienceMs;
      since = Number.NEGATIVE_INFINITY;
      if (!key) return;
      const place = waiting ? latest.current.places.find((one) => one.key === key) : undefined;
      if (place) latest.current.go(place.to);
      else if (key === first) since = event.timeStamp;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
