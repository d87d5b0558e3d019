import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Experiment } from '#features/experiments/contract/experiments.ts';
import { officeExperimentTexts as texts } from '#features/experiments/texts/office-experiments.ts';
import { ExperimentCard } from '#features/experiments/web/experiment-card.tsx';
import { ExperimentDialog } from '#features/experiments/web/experiment-dialog.tsx';
import { useExperiments } from '#features/experiments/web/queries.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState, ProblemState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/experiments.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/experiments` */
export default function ExperimentsScreen() {
  const { data, error, isFetching, refetch } = useExperiments();
  const [edited, setEdited] = useState<Experiment | 'new'>();
  useErrorToast(texts.errors.title, error ? texts.errors.fetching : undefined);
  const create = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" />
      {texts.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={data?.experiments.length !== 0 && create} />
      {error && (
        <Card padded={false} className="mb-4">
          <ProblemState
            title={texts.errors.fetching}
            reference={error.requestId}
            onRetry={() => refetch()}
            retrying={isFetching}
          >
            <p>{error.message}</p>
          </ProblemState>
        </Card>
      )}
      {data?.experiments.length === 0 ? (
        <Card padded={false}>
          <EmptyState title={texts.empty.title} action={create}>
            <p>{texts.empty.body}</p>
          </EmptyState>
        </Card>
      ) : data ? (
        <div className="grid grid-cols-1 gap-4">
          {data.experiments.map((experiment) => (
            <ExperimentCard key={experiment.id} experiment={experiment} onEdit={setEdited} />
          ))}
        </div>
      ) : (
        !error && (
          <LoadingArea label={texts.loading}>
            <div className="grid gap-4">
              {[1, 2, 3].map((card) => (
                <Skeleton key={card} className="h-44" />
              ))}
            </div>
          </LoadingArea>
        )
      )}
      {edited && (
        <ExperimentDialog
          experiment={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
