import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportExperimentResults } from '#features/experiments/contract/experiment-results.ts';
import type { Experiment } from '#features/experiments/contract/experiments.ts';
import { type LaunchCheck, mayLaunch } from '#features/experiments/rules/experiments.ts';
import { officeExperimentTexts } from '#features/experiments/texts/office-experiments.ts';
import { ExperimentActions, ExperimentStatusTag } from '#features/experiments/web/experiment-actions.tsx';
import { VariantList } from '#features/experiments/web/experiment-card.tsx';
import { ExperimentDialog } from '#features/experiments/web/experiment-dialog.tsx';
import { DailySplit, ExperimentTimeline } from '#features/experiments/web/experiment-history.tsx';
import { LaunchChecks } from '#features/experiments/web/launch-dialog.tsx';
import { experimentQuery, experimentResultsQuery } from '#features/experiments/web/queries.ts';
import { Explanations, ResultsTable } from '#features/experiments/web/results-table.tsx';
import { Gates, type Results, VerdictStrip } from '#features/experiments/web/verdict.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { formatShortDate, formatWhen } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { Route } from './+types/experiment.ts';

const { results: texts, card, goal, launch } = officeExperimentTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, card.results)];

/** `/admin/experiments/{id}` */
export default function ExperimentScreen({ params: { id } }: Route.ComponentProps) {
  const results = useQuery(experimentResultsQuery(id));
  const { data: one } = useQuery(experimentQuery(id));
  const [editing, setEditing] = useState(false);
  const experiment = results.data?.experiment;
  return (
    <>
      <div className="pt-4">
        <BackLink to="/admin/experiments">{texts.back}</BackLink>
      </div>
      <PageHeader
        title={experiment?.name ?? card.results}
        lead={experiment?.description}
        actions={
          experiment && (
            <>
              <ExperimentStatusTag status={experiment.status} />
              <ExperimentActions experiment={experiment} here="results" onEdit={() => setEditing(true)} />
            </>
          )
        }
        className="pt-2! md:pt-2!"
      />
      <QueryView
        query={results}
        loading={texts.loading}
        skeleton="h-96"
        failed={texts.error}
        size="card"
        missing={texts.missing}
        className="mb-4"
      >
        {(data) => (
          <div className="grid grid-cols-1 gap-4">
            {data.experiment.started_at && <Figures results={data} startedAt={data.experiment.started_at} />}
            <div className="grid grid-cols-1 gap-4 xl:grid-cols-[3fr_2fr] xl:items-start">
              <div className="grid grid-cols-1 gap-4">
                {data.experiment.started_at ? (
                  <>
                    <DailySplit results={data} />
                    <Explanations />
                  </>
                ) : (
                  <Draft experiment={data.experiment} checks={one?.checks} />
                )}
              </div>
              {one && <ExperimentTimeline changes={one.timeline} />}
            </div>
          </div>
        )}
      </QueryView>
      {editing && experiment && (
        <ExperimentDialog experiment={experiment} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

/** What an experiment is going to compare, and what stands in the way of its start. */
function Draft({ experiment, checks }: { experiment: Experiment; checks: LaunchCheck[] | undefined }) {
  return (
    <Card aria-labelledby="draft-title" className="grid content-start gap-4">
      <CardHeader id="draft-title" title={texts.notStarted.title} />
      <p className="flex flex-wrap gap-x-4 text-small text-muted">
        <span>{card.figures(experiment.traffic_percentage, experiment.variants.length)}</span>
        <span>{goal(experiment.goal_event)}</span>
      </p>
      <VariantList experiment={experiment} />
      {checks && (
        <section aria-labelledby="checks-title" className="grid gap-3">
          <h3 id="checks-title" className="text-base font-strong">
            {launch.checksLabel}
          </h3>
          {mayLaunch(checks) && <p>{launch.ready}</p>}
          <LaunchChecks checks={checks} />
        </section>
      )}
      <p className="text-small text-muted">{texts.notStarted.body}</p>
    </Card>
  );
}

/** Verdict, table and gates; a wrong split takes the place of the table. */
function Figures({ results, startedAt }: { results: Results; startedAt: string }) {
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
        <ExportButton
          contract={exportExperimentResults}
          input={{ params: { id: experiment.id } }}
          failed={texts.exportFailed}
        />
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
          wrong && (
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
      <p className="border-t border-line px-4 py-2 text-small text-muted">{texts.counted(formatWhen(at))}</p>
    </Card>
  );
}
