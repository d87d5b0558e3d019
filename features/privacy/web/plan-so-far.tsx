import { Suspense } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { accountErasureTexts } from '../texts/account-erasure.ts';

/** Few who look at their profile delete their account, and fewer of them pay for a plan. */
const PlanUntilThen = lazyPlace(
  () => import('./plan-until-then.tsx'),
  uiTexts.notCome(accountErasureTexts.plan.title),
);

/** What a plan still costs until its account goes at `due`, an ISO moment. */
export function PlanSoFar({ due }: { due: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-28" />}>
      <PlanUntilThen due={due} />
    </Suspense>
  );
}
