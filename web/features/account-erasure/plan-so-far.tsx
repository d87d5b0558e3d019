import { Suspense } from 'react';
import { accountErasureTexts } from '#domain/texts/account-erasure.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { lazyPlace } from '../../ui/lazy-place.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

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
