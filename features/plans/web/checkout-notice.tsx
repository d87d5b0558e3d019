import { useEffect, useRef, useState } from 'react';
import { formatTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { planManagementTexts } from '../texts/plan-management.ts';

const texts = planManagementTexts.waiting;

interface CheckoutNoticeProps {
  /** Asks what is true now; the notice goes when it is what was waited for. */
  onRefresh: () => Promise<unknown>;
  onStop: () => void;
}

/** Stands in the first tab while somebody pays in the other. News of the plan close it, and so does its reader. */
export function CheckoutNotice({ onRefresh, onStop }: CheckoutNoticeProps) {
  const [looking, setLooking] = useState(false);
  const [lookedAt, setLookedAt] = useState<Date>();
  const place = useRef<HTMLDivElement>(null);
  // On a phone the pressed button is far below it; whoever comes back to this tab sees where things stand.
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to clean up an effect.
    void place.current?.scrollIntoView({ block: 'center' });
  }, []);
  async function refresh() {
    setLooking(true);
    await onRefresh();
    setLooking(false);
    setLookedAt(new Date());
  }
  return (
    <div ref={place}>
      <Alert
        tone="info"
        title={texts.title}
        actions={
          <>
            <Button busy={looking} onClick={() => void refresh()}>
              {looking ? texts.refreshing : texts.refresh}
            </Button>
            <Button variant="quiet" onClick={onStop}>
              {texts.stop}
            </Button>
          </>
        }
      >
        <p>{texts.detail}</p>
        {lookedAt && !looking && <p className="text-muted">{texts.looked(formatTime(lookedAt))}</p>}
      </Alert>
    </div>
  );
}
