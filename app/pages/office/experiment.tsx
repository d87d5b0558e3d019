import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { exportExperimentResults } from '#features/experiments/contract/experiment-results.ts';
import type { Experiment } from '#features/experiments/contract/experiments.ts';
import { type LaunchCheck, mayLaunch } from '#features/experiments/rules/experiments.ts';
import { experimentReportTexts as reportTexts } from '#features/experiments/texts/experiment-report.ts';
import { officeExperimentTexts } from '#features/experiments/texts/office-experiments.ts';
import { ExperimentActions, ExperimentStatusTag } from '#features/experiments/web/experiment-actions.tsx';
import { VariantList } from '#features/experiments/web/experiment-card.tsx';
import { ExperimentDialog } from '#features/experiments/web/experiment-dialog.tsx';
import { ExperimentFigures } from '#features/experiments/web/experiment-figures.tsx';
import { DailySplit, ExperimentTimeline } from '#features/experiments/web/experiment-history.tsx';
import { LaunchChecks } from '#features/experiments/web/launch-dialog.tsx';
import { experimentQuery, experimentResultsQuery } from '#features/experiments/web/queries.ts';
import { Explanations } from '#features/experiments/web/results-table.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
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
            {data.experiment.started_at && (
              <ExperimentFigures
                results={data}
                startedAt={data.experiment.started_at}
                actions={
                  <>
                    <ButtonLink to={`/admin/experiments/${id}/report`}>
                      <Printer aria-hidden="true" />
                      {reportTexts.open}
                    </ButtonLink>
                    <ExportButton
                      contract={exportExperimentResults}
                      input={{ params: { id } }}
                      failed={texts.exportFailed}
                    />
                  </>
                }
              />
            )}
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

/** What an experiment will compare, and what is missing before it can start. */
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
