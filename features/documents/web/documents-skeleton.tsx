import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';
import { documentTexts } from '../texts/documents.ts';

/** The shapes of the documents screen while it comes. */
export function DocumentsSkeleton() {
  return (
    <LoadingArea label={documentTexts.loading}>
      <div className="grid gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-72" />
      </div>
      <SlowNotice />
    </LoadingArea>
  );
}
