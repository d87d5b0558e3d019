import { useEffect, useRef, useState } from 'react';

/** Between two announcements, so that quick ticks do not talk over each other; and before each, for what passes at once. */
const restMs = 10_000;
const settleMs = 1_000;

/** The same words, but changing at most once in ten seconds: for what is said aloud. The last ones always arrive. */
export function useCalm(words: string): string {
  const [said, setSaid] = useState(words);
  const lastAt = useRef(0);
  useEffect(() => {
    if (words === said) return;
    const wait = Math.max(settleMs, lastAt.current + restMs - Date.now());
    const timer = setTimeout(() => {
      lastAt.current = Date.now();
      setSaid(words);
    }, wait);
    return () => clearTimeout(timer);
  }, [words, said]);
  return said;
}
