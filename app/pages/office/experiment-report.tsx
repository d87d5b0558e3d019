import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { experimentReportTexts as texts } from '#features/experiments/texts/experiment-report.ts';
import { experimentResultTexts } from '#features/experiments/texts/experiment-results.ts';
import { officeExperimentTexts } from '#features/experiments/texts/office-experiments.ts';
import { VariantList } from '#features/experiments/web/experiment-card.tsx';
import { ExperimentFigures } from '#features/experiments/web/experiment-figures.tsx';
import { experimentResultsQuery } from '#features/experiments/web/queries.ts';
import type { Results } from '#features/experiments/web/verdict.tsx';
import { formatDateTime } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { Route } from './+types/experiment-report.ts';

const { results: resultTexts, statuses, card } = officeExperimentTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/experiments/{id}/report`: the results to print, with the method; its figures are those of the results' screen. */
export default function ExperimentReport({ params: { id } }: Route.ComponentProps) {
  const results = useQuery(experimentResultsQuery(id));
  const experiment = results.data?.experiment;
  return (
    <>
      <div className="no-print pt-4">
        <BackLink to={`/admin/experiments/${id}`}>{texts.back}</BackLink>
      </div>
      <PageHeader
        title={experiment?.name ?? texts.title}
        lead={experiment?.description}
        actions={
          experiment?.started_at && (
            <Button className="no-print" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {texts.print}
            </Button>
          )
        }
        className="pt-2! md:pt-2!"
      />
      <QueryView
        query={results}
        loading={resultTexts.loading}
        skeleton="h-96"
        failed={resultTexts.error}
        size="card"
        missing={resultTexts.missing}
        className="mb-4"
      >
        {(data) =>
          data.experiment.started_at ? (
            <Report results={data} startedAt={data.experiment.started_at} />
          ) : (
            <Alert tone="info" title={texts.notStarted} />
          )
        }
      </QueryView>
    </>
  );
}

function Report({ results, startedAt }: { results: Results; startedAt: string }) {
  const { experiment, at } = results;
  return (
    <div className="grid max-w-[64rem] grid-cols-1 gap-6 pb-12 print:block print:space-y-6 print:pb-0">
      <p className="flex flex-wrap gap-x-4 text-small text-muted">
        <span>{texts.counted(formatDateTime(at), statuses[experiment.status])}</span>
        <span>{card.created(formatDateTime(experiment.created_at))}</span>
      </p>
      <section aria-labelledby="compared-title" className="grid gap-2 print:break-inside-avoid">
        <h2 id="compared-title" className="text-lead">
          {texts.compared}
        </h2>
        <VariantList experiment={experiment} />
      </section>
      <section aria-labelledby="figures-title" className="grid grid-cols-1 gap-2">
        <h2 id="figures-title" className="text-lead">
          {texts.figures}
        </h2>
        <ExperimentFigures results={results} startedAt={startedAt} />
      </section>
      <Card aria-labelledby="method-title" className="grid gap-3 print:border-0 print:p-0">
        <h2 id="method-title" className="text-lead">
          {texts.method}
        </h2>
        {texts.methodBody.map((sentences) => (
          <p key={sentences} className="max-w-read">
            {sentences}
          </p>
        ))}
        <dl className="grid gap-3 sm:grid-cols-2 sm:gap-x-6">
          {Object.entries(experimentResultTexts).map(([id, { label, body }]) => (
            <div key={id} className="print:break-inside-avoid">
              <dt className="font-strong">{label}</dt>
              <dd className="max-w-read text-small">{body}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
