import { guideTexts } from '#features/guide/texts/guide.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';

/** The shapes of the guide while it comes. */
export function VisaProcessSkeleton() {
  return (
    <LoadingArea label={guideTexts.loading}>
      <div className="grid gap-4 lg:max-w-[46rem]">
        <Skeleton className="mb-4 h-20 max-w-[28rem]" />
        <Skeleton className="h-96" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <SlowNotice />
    </LoadingArea>
  );
}
