import { useEffect, useRef } from 'react';
import { notify } from './notify.ts';

/**
 * Tells of a failure once, however often the attempt is repeated in the background; again only after it had worked in
 * between. The failure also is in its place on the screen.
 */
export function useErrorToast(title: string, message: string | undefined): void {
  const told = useRef(false);
  useEffect(() => {
    if (message !== undefined && !told.current) notify.error(title, message);
    told.current = message !== undefined;
  }, [title, message]);
}
