import { planTexts } from '#domain/texts/plans.ts';
import { ApplicationFee } from '../../features/plans/application-fee.tsx';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/subscription.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, planTexts.title)];

export default function Subscription() {
  return (
    <>
      <PageHeader title={planTexts.title} lead={planTexts.lead} />
      <ApplicationFee />
      <PlanCards />
    </>
  );
}
