import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { optOutCookie } from '#features/traffic/rules/visitors.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { CountingState } from '../../contract/pitch-rendering.ts';
import { pageTexts } from '../../texts/pages.ts';
import { CountingSwitch, countingSentence } from './counting.tsx';

/**
 * The switch on a page that is one for everybody: without a script the address tells what was just chosen, with one the
 * browser's own cookie does.
 */
export function CountingCard() {
  const [search] = useSearchParams();
  const told = search.get('counting') === 'off' ? 'opted-out' : 'counted';
  const state = useSyncExternalStore(never, stateHere, () => told);
  return (
    <Card id="counting" aria-labelledby="counting-title" className="no-print grid justify-items-start gap-3">
      <CardHeader id="counting-title" title={pageTexts.counting.heading} />
      <p role="status">{countingSentence[state]}</p>
      <CountingSwitch state={state} />
    </Card>
  );
}

/** The choice changes with a new page alone. */
const never = () => () => {};

function stateHere(): CountingState {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1') return 'asked';
  const optedOut = document.cookie.split('; ').includes(`${optOutCookie}=1`);
  return optedOut ? 'opted-out' : 'counted';
}
