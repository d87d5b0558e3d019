import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import type { PlanState } from '../contract.ts';
import { planManagementTexts as texts } from '../texts/plan-management.ts';
import { tellCheckoutLeft } from './checkout-left.ts';

/**
 * What the payment provider's way back says: a checkout was left, or a change of plan confirmed. It was true at that
 * moment, so the address forgets it at once (a reload or the way back would say it again), and "nothing was charged"
 * goes when a payment comes.
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
  const { title, detail } = left ? texts.cancelled : texts.changed;
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
