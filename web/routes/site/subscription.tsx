import { planTexts } from '#domain/texts/plans.ts';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { PlainPage } from '../../features/site/plain-page.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import { useIsSignedIn } from '../../lib/session.ts';
import type { Route } from './+types/subscription.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, planTexts.title)];

export default function Subscription() {
  const signedIn = useIsSignedIn();
  return (
    <PlainPage title={planTexts.title} lead={planTexts.lead} signedIn={signedIn} wide>
      <PlanCards />
    </PlainPage>
  );
}

export { sharedPage as headers } from '../../lib/shared-page.ts';
