import { useSearchParams } from 'react-router';
import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { CheckoutResult } from '#features/plans/web/checkout-result.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/subscription-return.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, planManagementTexts.result.title),
];

/** `/subscription/return?checkout=`: where the payment provider sends people back to. */
export default function SubscriptionReturn() {
  const [query] = useSearchParams();
  const id = query.get('checkout') ?? '';
  return <CheckoutResult key={id} id={id} />;
}
