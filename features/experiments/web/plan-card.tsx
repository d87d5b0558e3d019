import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getAnalytics } from '#features/traffic/contract/analytics.ts';
import { rateOf } from '#features/traffic/rules/analytics.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatCount } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Experiment } from '../contract/experiments.ts';
import { planExperiment, plannedLifts } from '../rules/results/plan.ts';
import { planTexts as texts } from '../texts/experiment-plan.ts';

/** What came to a page in the last 30 days, as far back as anybody came. */
function trafficOf({ series, total, funnel }: Output<typeof getAnalytics>, goal: Experiment['goal_event']) {
  const first = series.findIndex(({ views }) => views > 0);
  const days = first < 0 ? 0 : series.length - first;
  const converted = funnel.find(({ step }) => step === goal)?.visitors ?? 0;
  return {
    days,
    visitors: total.visitors,
    visitorsPerDay: days === 0 ? 0 : total.visitors / days,
    rate: Math.min(1, rateOf(converted, total.visitors)),
  };
}

/**
 * Before a start: how many visitors, and about how many days, until a difference of the chosen size is found. Figures of
 * the control's page stand for what will come; a failure to get them stands in nobody's way.
 */
export function PlanCard({ experiment, pageId }: { experiment: Experiment; pageId: string }) {
  const heading = useId();
  const [lift, setLift] = useState<number>(plannedLifts[1]);
  const asked = useQuery<Output<typeof getAnalytics>, ApiError>({
    queryKey: ['analytics', 'plan', pageId],
    queryFn: ({ signal }) => call(getAnalytics, { query: { days: '30', page: pageId } }, { signal }),
  });
  if (asked.error) return <p className="text-muted">{texts.failed}</p>;
  if (!asked.data) return <p className="text-muted">{texts.loading}</p>;

  const { days, visitors, visitorsPerDay, rate } = trafficOf(asked.data, experiment.goal_event);
  const plan = planExperiment({
    visitorsPerDay,
    rate,
    lift,
    share: experiment.traffic_percentage,
    weights: experiment.variants.map(({ traffic_weight }) => traffic_weight),
  });
  return (
    <section aria-labelledby={heading} className="grid gap-3 rounded-card border border-line p-4">
      <h3 id={heading} className="text-base font-strong">
        {texts.title}
      </h3>
      <p>{texts.basis(formatCount(visitors), days, texts.percent(rate))}</p>
      {rate > 0 && (
        <Field label={texts.lift}>
          <Select value={lift} onChange={({ target }) => setLift(Number(target.value))}>
            {plannedLifts.map((one) => (
              <option key={one} value={one}>
                {texts.option(Math.round(one * 100), texts.percent(rate), texts.percent(rate * (1 + one)))}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p role="status" className="font-strong">
        {plan.kind === 'plan'
          ? texts.answer(formatCount(plan.visitors), plan.days)
          : plan.kind === 'too_long'
            ? texts.tooLong
            : texts.unknown}
      </p>
      {plan.kind === 'plan' && <p className="text-small text-muted">{texts.chance}</p>}
    </section>
  );
}
