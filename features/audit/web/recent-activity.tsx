import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ActivityLines } from './activity-lines.tsx';
import { activityQuery } from './queries.ts';

const texts = dashboardTexts.activity;

/** A sentence for each thing that can happen weighs much, and this is the last card of the dashboard. */
const Lines = lazyPlace(
  async () => ({ default: (await import('./activity-lines.tsx')).ActivityLines }),
  texts.loadFailed,
);

/** What happened to the person's own things; the oldest line is always 'Account Created'. */
export function RecentActivity({ applicantOf }: Pick<Parameters<typeof ActivityLines>[0], 'applicantOf'>) {
  return (
    <FoldingCard aria-labelledby="activity-title" className="grid content-start gap-3">
      <CardHeader id="activity-title" title={texts.title} />
      <QueryView
        query={useQuery(activityQuery)}
        loading={texts.loading}
        skeleton="h-96"
        failed={texts.loadFailed}
        silent
      >
        {(activity) => (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Lines activity={activity} applicantOf={applicantOf} />
          </Suspense>
        )}
      </QueryView>
    </FoldingCard>
  );
}
