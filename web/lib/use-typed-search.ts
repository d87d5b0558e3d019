import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** How long typing must rest before the list is asked for again. */
const restMs = 250;

/**
 * What stands in a search box whose truth is in the address: the address follows a moment after the typing, the box
 * follows the address when something else (Back, a link, 'Clear search') changes it. While the person is on the way to
 * another page the address is left alone: changing it would call them back.
 */
export function useTypedSearch(inAddress: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  if (inAddress !== sent) {
    setSent(inAddress);
    setTyped(inAddress);
  }

  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent || leaving) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      latest.current(wanted);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, sent, leaving]);

  return { typed, type: setTyped };
}
