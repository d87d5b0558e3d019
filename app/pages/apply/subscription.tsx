import { ApplicationFees } from '#features/applications/web/application-fees.tsx';
import { planTexts } from '#features/plans/texts/plans.ts';
import { PlanScreen } from '#features/plans/web/plan-screen.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import type { Route } from './+types/subscription.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, planTexts.title)];

/** `/subscription` */
export default function Subscription() {
  return <PlanScreen fees={<ApplicationFees />} />;
}
