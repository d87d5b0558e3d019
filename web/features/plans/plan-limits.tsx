import type { PlanState } from '#domain/contracts/plans.ts';
import { planManagementTexts as texts } from '#domain/texts/plan-management.ts';

/** How many applications are used, and what the next one would take: before anybody presses anything. */
export function PlanLimits({ plan }: { plan: PlanState }) {
  const { used, allowed, limited_by } = plan.applications;
  const full = used >= allowed;
  return (
    <p>
      <span className="font-strong">{texts.used(used, allowed)}</span>{' '}
      {full ? (limited_by === 'plan' ? texts.full : texts.fullBySetting) : null}
    </p>
  );
}
