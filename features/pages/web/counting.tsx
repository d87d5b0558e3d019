import { Button } from '#ui/button.tsx';
import type { CountingState } from '../contract/pitch.ts';
import { pageTexts } from '../texts/pages.ts';

const { counting } = pageTexts;

export const countingSentence: Record<CountingState, string> = {
  counted: counting.counted,
  'opted-out': counting.optedOut,
  asked: counting.asked,
};

/** The switch: a form of its own, which the server answers with the page it is on. */
export function CountingSwitch({ state, className }: { state: CountingState; className?: string }) {
  if (state === 'asked') return null;
  return (
    <form method="post" action="/privacy/counting" onSubmit={forgetUnsent}>
      <Button type="submit" name="count" value={state === 'counted' ? 'no' : 'yes'} className={className}>
        {state === 'counted' ? counting.stop : counting.start}
      </Button>
    </form>
  );
}

/** What features/traffic/web/tracker/tracker.ts keeps in this tab; landing pages run no React, and their own script does the same. */
function forgetUnsent(): void {
  try {
    sessionStorage.removeItem('rumo_unsent');
  } catch {
    // A browser that allows no storage kept nothing.
  }
}
