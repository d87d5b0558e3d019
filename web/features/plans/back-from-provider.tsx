import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { planManagementTexts as texts } from '#domain/texts/plan-management.ts';
import { Alert } from '../../ui/alert.tsx';
import { tellCheckoutLeft } from './checkout-left.ts';

/** What the payment provider's way back says: a checkout was left, or a change of plan confirmed. */
export function BackFromProvider() {
  const [query] = useSearchParams();
  const left = query.get('checkout') === 'cancelled';
  const changed = query.get('plan') === 'changed';
  useEffect(() => {
    if (left || changed) tellCheckoutLeft();
  }, [left, changed]);
  if (!left && !changed) return null;
  const { title, detail } = left ? texts.cancelled : texts.changed;
  return (
    <Alert tone="info" title={title}>
      {detail}
    </Alert>
  );
}
