import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Experiment } from '#features/experiments/contract/experiments.ts';
import { officeExperimentTexts as texts } from '#features/experiments/texts/office-experiments.ts';
import { ExperimentCard } from '#features/experiments/web/experiment-card.tsx';
import { ExperimentDialog } from '#features/experiments/web/experiment-dialog.tsx';
import { experimentsQuery } from '#features/experiments/web/queries.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/experiments.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/experiments` */
export default function ExperimentsScreen() {
  const list = useQuery(experimentsQuery);
  const [edited, setEdited] = useState<Experiment | 'new'>();
  useErrorToast(texts.errors.title, list.error ? texts.errors.fetching : undefined);
  const create = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" />
      {texts.create}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={list.data?.experiments.length !== 0 && create}
      />
      <QueryView
        query={list}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-4">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-44" />
            ))}
          </div>
        }
        failed={texts.errors.fetching}
        size="card"
        className="mb-4"
      >
        {({ experiments }) =>
          experiments.length === 0 ? (
            <Card padded={false}>
              <EmptyState title={texts.empty.title} action={create}>
                <p>{texts.empty.body}</p>
              </EmptyState>
            </Card>
          ) : (
            <div className="grid grid-cols-1 gap-4">
              {experiments.map((experiment) => (
                <ExperimentCard key={experiment.id} experiment={experiment} onEdit={setEdited} />
              ))}
            </div>
          )
        }
      </QueryView>
      {edited && (
        <ExperimentDialog
          experiment={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
