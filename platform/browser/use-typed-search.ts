import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** How long typing must rest before the list is asked for again. */
const restMs = 250;

/**
 * What is in a search box whose truth is in the address: the address follows a moment after the typing, the box
 * follows the address when something else (Back, a link, 'Clear search') changes it. While the person is on the way to
 * another page the address is left alone: changing it would call them back.
 */
export function useTypedSearch(inAddress: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // On its way into the address: a slow browser arrives there after the person has typed on, and what arrives late must
  // not take the box back.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (inAddress !== seen) {
    setSeen(inAddress);
    const at = asked.indexOf(inAddress);
    setAsked(at < 0 ? [] : asked.slice(at + 1));
    if (at < 0) setTyped(inAddress);
  }
  const goal = asked.at(-1) ?? seen;

  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === goal || leaving) return;
    const timer = setTimeout(() => {
      setAsked((before) => [...before, wanted]);
      latest.current(wanted);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, goal, leaving]);

  return { typed, type: setTyped };
}
