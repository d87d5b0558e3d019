import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { PlanState } from '../contract.ts';
import { planManagementTexts } from '../texts/plan-management.ts';

const texts = planManagementTexts.waiting;

interface CheckoutNoticeProps {
  /** Refetches; the notice closes when the expected state arrives. */
  onRefresh: () => Promise<unknown>;
  onStop: () => void;
}

/** Shown in the first tab while the user pays in another. A change of the plan closes it, and so can the user. */
export function CheckoutNotice({ onRefresh, onStop }: CheckoutNoticeProps) {
  const [looking, setLooking] = useState(false);
  const [lookedAt, setLookedAt] = useState<Date>();
  const place = useRef<HTMLDivElement>(null);
  // On a phone the pressed button is far below; a returning user sees the state at once.
  useEffect(() => {
    // Newer browsers return a promise here, which is no effect cleanup.
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

/**
 * The message in the payment provider's return address: checkout cancelled, or plan changed. Removed from the address
 * at once, since a reload or Back would repeat it; "nothing was charged" disappears when a payment arrives.
 */
export function BackFromProvider({ plan }: { plan: PlanState | undefined }) {
  const [query, setQuery] = useSearchParams();
  const [left] = useState(query.get('checkout') === 'cancelled');
  const [changed] = useState(query.get('plan') === 'changed');
  const news = query.has('checkout') || query.has('plan');
  useEffect(() => {
    if (!news) return;
    tellCheckoutLeft();
    setQuery(withoutNews, { replace: true, preventScrollReset: true });
  }, [news, setQuery]);
  const newest = plan && (plan.payments[0]?.id ?? null);
  const [before, setBefore] = useState(newest);
  if (before === undefined && newest !== undefined) setBefore(newest);
  if (!changed && (!left || newest !== before)) return null;
  const { title, detail } = left ? planManagementTexts.cancelled : planManagementTexts.changed;
  return (
    <Alert tone="info" title={title}>
      {detail}
    </Alert>
  );
}

function withoutNews(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('checkout');
  rest.delete('plan');
  return rest;
}

const name = 'rumo-checkout';

/** Tells the waiting tab that the checkout was cancelled. */
function tellCheckoutLeft(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('left');
  channel.close();
}

/** Calls back when a checkout was cancelled in another tab. Returns an unsubscribe function. */
export function whenCheckoutLeft(left: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = left;
  return () => channel.close();
}
