import type { ReactNode } from 'react';
import { formatDateTime, formatShortDate, formatWhen } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { ResultsTable } from './results-table.tsx';
import { Gates, type Results, VerdictStrip } from './verdict.tsx';

const { results: texts, card, goal } = officeExperimentTexts;

/** Verdict, table and gates; a wrong split takes the place of the table. */
export function ExperimentFigures({
  results,
  startedAt,
  actions,
}: {
  results: Results;
  startedAt: string;
  /** Beside the period; absent on paper, where nothing can be pressed. */
  actions?: ReactNode;
}) {
  const { experiment, judgement, at } = results;
  const { decision, ended_at, variants, traffic_percentage } = experiment;
  const days = texts.fullDays(judgement.progress.fullDays.have);
  const won = variants.find(({ id }) => id === decision?.winner_variant_id);
  const wrong = judgement.verdict.kind === 'split_wrong';
  return (
    <Card padded={false} aria-label={texts.caption(experiment.name)}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <p className="flex flex-wrap gap-x-4 text-small text-muted">
          <span>{card.figures(traffic_percentage, variants.length)}</span>
          <span>
            {ended_at
              ? texts.ran(formatShortDate(startedAt), formatShortDate(ended_at), days)
              : texts.since(formatShortDate(startedAt), days)}
          </span>
          <span>{goal(experiment.goal_event)}</span>
        </p>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {decision && (
        <div className="grid gap-0.5 border-b border-line bg-tint px-4 py-3">
          <p className="font-strong">
            {won ? texts.verdict.decided.winner(won.variant_name) : texts.verdict.decided.control}
          </p>
          {decision.note && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{decision.note}</p>}
          <p className="text-small text-muted">
            {texts.verdict.decidedBy(decision.by ?? texts.verdict.deleted, formatShortDate(decision.at))}
          </p>
        </div>
      )}
      <VerdictStrip
        results={results}
        actions={
          wrong &&
          actions && (
            <Button
              onClick={() => document.getElementById('split-title')?.scrollIntoView({ block: 'start' })}
            >
              {texts.verdict.splitButton}
            </Button>
          )
        }
      />
      {!wrong && <ResultsTable results={results} />}
      {!wrong && <Gates results={results} />}
      <p className="border-t border-line px-4 py-2 text-small text-muted">
        {texts.counted(actions ? formatWhen(at) : formatDateTime(at))}
      </p>
    </Card>
  );
}
