import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '#platform/browser/when-idle.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { notify } from './notify.ts';

interface Options<Props> {
  /** Whether these properties ask for it to be seen. */
  isOpen: (props: Props) => boolean;
  /** Puts things back as they were before the press that asked for it. */
  close: (props: Props) => void;
  fallback?: ReactNode;
}

interface Part<Props> extends Options<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Once it came. */
  loaded?: ComponentType<Props>;
}

/**
 * A part of a page whose code comes when it is asked for. Where it cannot be had, a line that broke, the page stays with
 * all that was typed, a toast says so, and the next press asks again: `lazy` would put the page for what is broken in its
 * place, and would never ask again.
 */
export function lazyPart<Props extends object>(
  load: Part<Props>['load'],
  options: Options<Props>,
): (props: Props) => ReactNode {
  const part: Part<Props> = { load, ...options };
  return (props) => <Fetched part={part} given={props} />;
}

/** The same for windows, which all open and close alike. */
export const lazyWindow = <Props extends { open: boolean; onOpenChange: (open: boolean) => void }>(
  load: Part<Props>['load'],
) => lazyPart(load, { isOpen: ({ open }) => open, close: ({ onOpenChange }) => onOpenChange(false) });

function Fetched<Props extends object>({ part, given }: { part: Part<Props>; given: Props }): ReactNode {
  const [, setLoads] = useState(0);
  const open = part.isOpen(given);
  const giveUp = useEffectEvent(() => {
    notify.error(uiTexts.notFetched.title, uiTexts.notFetched.detail);
    part.close(given);
  });
  useEffect(() => {
    if (!open || part.loaded) return;
    let left = false;
    part.load().then(
      (it) => {
        part.loaded = it.default;
        if (!left) setLoads((count) => count + 1);
      },
      () => left || giveUp(),
    );
    return () => {
      left = true;
    };
  }, [open, part]);
  const Loaded = part.loaded;
  return Loaded ? <Loaded {...given} /> : open && part.fallback;
}

/**
 * Fetches the code of something that opens later, once the browser has nothing better to do. Returns whether it is
 * wanted: from the first time that `open` is true, and then for good, so that it can close in its own way.
 */
export function useFetchedWhenIdle(fetchCode: () => Promise<unknown>, open: boolean): boolean {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // Without a connection it is asked for again when it is due.
    whenIdle(() => void fetchCode().catch(() => {}));
  }, [fetchCode]);
  return wanted;
}
