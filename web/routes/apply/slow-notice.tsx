import { useEffect, useState } from 'react';
import { uiTexts } from '#domain/texts/ui.ts';

const patienceMs = 10_000;

/** After ten seconds of waiting, says that it is slow and what to check. */
export function SlowNotice() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <p className="py-6 text-muted">{uiTexts.slow}</p> : null;
}
