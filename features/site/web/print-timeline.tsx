import { Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { timelineTexts as texts } from '#features/schedule/texts/timeline.ts';
import { Button } from '#ui/button.tsx';

/**
 * Prints the timeline alone. The attribute is what the style sheet's print rules look for; a timeline that was asked
 * for carries it anyway, so that the browser's own way to print does the same. Without script there is no button.
 */
export function PrintTimeline() {
  const [alone, setAlone] = useState(false);
  function print() {
    flushSync(() => setAlone(true));
    window.print();
    setAlone(false);
  }
  return (
    <div data-print-alone={alone || undefined} className="no-print scripted">
      <Button onClick={print}>
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
    </div>
  );
}
