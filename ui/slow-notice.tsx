import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from './button.tsx';

const patienceMs = 10_000;

/** After ten seconds of waiting, says that it is slow and what to check, with a way to ask again. */
export function SlowNotice() {
  const client = useQueryClient();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (slow) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [slow]);
  const retry = () => {
    setSlow(false);
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  };
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-6 empty:hidden">
      {slow && (
        <>
          <p className="text-muted">{uiTexts.slow}</p>
          <Button variant="outline" onClick={retry}>
            {uiTexts.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
