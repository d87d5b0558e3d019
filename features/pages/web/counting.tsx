import { Button } from '#ui/button.tsx';
import type { CountingState } from '../contract/pitch.ts';
import { pageTexts } from '../texts/pages.ts';

const { counting } = pageTexts;

export const countingSentence: Record<CountingState, string> = {
  counted: counting.counted,
  'opted-out': counting.optedOut,
  asked: counting.asked,
};

/** The opt-out of visit counting: a plain form, which the server answers with the same page. */
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

/**
 * Removes the unsent events that features/traffic/web/tracker/tracker.ts queued in this tab; landing pages run no
 * React and do it in their own script.
 */
function forgetUnsent(): void {
  try {
    sessionStorage.removeItem('rumo_unsent');
  } catch {
    // Storage is forbidden: nothing was queued.
  }
}
