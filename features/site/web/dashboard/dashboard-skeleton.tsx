import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';
import { dashboardTexts } from '../../texts/dashboard.ts';

/** The shapes of the dashboard while it comes: the same heights, so that nothing jumps. */
export function DashboardSkeleton() {
  return (
    <LoadingArea label={dashboardTexts.loading}>
      <h1 className="sr-only">{dashboardTexts.title}</h1>
      <div className="pt-8 pb-6 md:pt-12 md:pb-8">
        <Skeleton className="h-tile w-full max-w-[28rem]" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start lg:gap-8">
        <div className="grid gap-6 lg:gap-8">
          <Skeleton className="h-[38rem] md:h-[34rem]" />
          <Skeleton className="h-[28rem]" />
        </div>
        <div className="grid gap-6 lg:gap-8">
          <Skeleton className="h-56" />
          <Skeleton className="h-80" />
        </div>
      </div>
      <SlowNotice />
    </LoadingArea>
  );
}
