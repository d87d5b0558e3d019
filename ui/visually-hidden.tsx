import type { ReactNode } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';

/** Words for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  );
}

/** First stop of the keyboard: jumps over the navigation to the element with id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="no-print fixed top-2 left-2 z-50 -translate-y-[200%] rounded-control border-2 border-control bg-surface px-5 py-2.5 font-strong text-link focus:translate-y-0"
    >
      {uiTexts.skipToMain}
    </a>
  );
}
