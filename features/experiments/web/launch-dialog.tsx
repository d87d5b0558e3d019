import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getAnalytics } from '#features/traffic/contract/analytics.ts';
import { rateOf } from '#features/traffic/rules/analytics.ts';
import { call } from '#platform/browser/api.ts';
import { formatCount } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import type { Experiment } from '../contract/experiments.ts';
import { type LaunchCheck, mayLaunch } from '../rules/experiments.ts';
import { planExperiment, plannedLifts } from '../rules/results/plan.ts';
import { planTexts } from '../texts/experiment-plan.ts';
import { launchTexts, officeExperimentTexts } from '../texts/office-experiments.ts';
import { experimentQuery, useExperimentChanges } from './queries.ts';

const { launch: texts } = officeExperimentTexts;

const marks = {
  ok: { tone: 'good', label: texts.ok },
  failed: { tone: 'bad', label: texts.notOk },
  warning: { tone: 'due', label: texts.warning },
} as const;

/** Shows the checks before a start, and starts unless one blocks it. */
export function LaunchDialog({ experiment, onClose }: { experiment: Experiment; onClose: () => void }) {
  const { id, name, abilities } = experiment;
  const asked = useQuery(experimentQuery(id));
  const { status } = useExperimentChanges();
  const checks = asked.data?.checks;
  const ready = checks !== undefined && mayLaunch(checks) && !asked.isFetching;
  const control = asked.data?.experiment.variants[0]?.landing_page;
  const verb = abilities.start ? texts.confirm : texts.resume;
  const start = () =>
    status.mutate(
      { id, version: asked.data?.experiment.version ?? experiment.version, status: 'active' },
      { onSuccess: onClose, onError: () => void asked.refetch() },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={abilities.start ? texts.title(name) : texts.resumeTitle(name)}
      description={texts.body}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button variant="primary" busy={status.isPending} unavailable={!ready} onClick={start}>
            {status.isPending ? texts.busy : verb}
          </Button>
        </>
      }
    >
      <QueryView
        query={asked}
        loading={texts.checking}
        skeleton="h-40"
        failed={texts.failed}
        className="mb-4"
      >
        {({ checks, experiment: read }) => (
          <div className="grid gap-3">
            <LaunchChecks checks={checks} />
            {abilities.start && control && <PlanCard experiment={read} pageId={control.id} />}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

/** The checks before a start, and which of them fail. */
export function LaunchChecks({ checks }: { checks: readonly LaunchCheck[] }) {
  return (
    <>
      {!mayLaunch(checks) && <p className="font-strong text-bad-text">{texts.blocked}</p>}
      <ul aria-label={texts.checksLabel} className="grid gap-2">
        {checks.map(({ check, state, names }) => (
          <li key={check} className="grid items-start gap-x-3 sm:grid-cols-[8.5rem_1fr]">
            <StatusMark tone={marks[state].tone}>{marks[state].label}</StatusMark>
            <span className="[overflow-wrap:anywhere]">
              {state === 'ok' ? launchTexts[check].ok : launchTexts[check].failed(names)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A page's traffic in the last 30 days, or since its first visitor. */
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
 * Estimates visitors and days needed to detect a difference of the chosen size, from the control page's traffic so
 * far. If loading fails, starting is still possible.
 */
function PlanCard({ experiment, pageId }: { experiment: Experiment; pageId: string }) {
  const heading = useId();
  const [lift, setLift] = useState<number>(plannedLifts[1]);
  const asked = useQuery({
    queryKey: ['analytics', 'plan', pageId],
    queryFn: ({ signal }) => call(getAnalytics, { query: { days: '30', page: pageId } }, { signal }),
  });
  if (asked.error) return <p className="text-muted">{planTexts.failed}</p>;
  if (!asked.data) return <p className="text-muted">{planTexts.loading}</p>;

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
        {planTexts.title}
      </h3>
      <p>{planTexts.basis(formatCount(visitors), days, planTexts.percent(rate))}</p>
      {rate > 0 && (
        <Field label={planTexts.lift}>
          <Select value={lift} onChange={({ target }) => setLift(Number(target.value))}>
            {plannedLifts.map((one) => (
              <option key={one} value={one}>
                {planTexts.option(
                  Math.round(one * 100),
                  planTexts.percent(rate),
                  planTexts.percent(rate * (1 + one)),
                )}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p role="status" className="font-strong">
        {plan.kind === 'plan'
          ? planTexts.answer(formatCount(plan.visitors), plan.days)
          : plan.kind === 'too_long'
            ? planTexts.tooLong
            : planTexts.unknown}
      </p>
      {plan.kind === 'plan' && <p className="text-small text-muted">{planTexts.chance}</p>}
    </section>
  );
}
