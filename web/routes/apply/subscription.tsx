import { planTexts } from '#domain/texts/plans.ts';
import { ApplicationFees } from '../../features/applications/application-fees.tsx';
import { PlanScreen } from '../../features/plans/plan-screen.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import type { Route } from './+types/subscription.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, planTexts.title)];

/** `/subscription` */
export default function Subscription() {
  return <PlanScreen fees={<ApplicationFees />} />;
}
