import type { PlanState } from '../contract.ts';
import { planManagementTexts as texts } from '../texts/plan-management.ts';

/** How many applications are used, what the next one would take, and what no plan exceeds: before anybody presses anything. */
export function PlanLimits({ plan }: { plan: PlanState }) {
  const { used, allowed, limited_by, most } = plan.applications;
  const byPlan = limited_by === 'plan';
  const full = used >= allowed;
  return (
    <p>
      <span className="font-strong">{texts.used(used, allowed)}</span>{' '}
      {full && (byPlan ? texts.full : texts.fullBySetting)} {(byPlan || !full) && texts.anyPlan(most)}
    </p>
  );
}
