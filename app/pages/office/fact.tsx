import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { choicesOf, handInPrefix } from '#features/facts/hand-in-facts.ts';
import { isDueForReview } from '#features/facts/rules.ts';
import { factPlaces } from '#features/facts/texts/office-fact-places.ts';
import { factName, officeFactTexts } from '#features/facts/texts/office-facts.ts';
import { FactEditor } from '#features/facts/web/fact-editor.tsx';
import { FactHistory } from '#features/facts/web/fact-history.tsx';
import { officeFactQuery, today } from '#features/facts/web/office-queries.ts';
import { dueFacts } from '#features/queue/rules.ts';
import { rememberedPlace } from '#features/queue/web/queue-place.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useRecentRecord } from '#platform/browser/recent-records.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { Route } from './+types/fact.ts';

const texts = officeFactTexts;
const NextInQueue = lazyPlace(
  async () => ({ default: (await import('#features/queue/web/next-in-queue.tsx')).NextInQueue }),
  uiTexts.notFetched.title,
);

export const meta: Route.MetaFunction = ({ matches, params }) => [pageTitle(matches, factName(params.id))];

/** `/admin/facts/{id}` */
export default function FactScreen({ params: { id } }: Route.ComponentProps) {
  const fact = useQuery(officeFactQuery(id));
  useRecentRecord('fact', fact.data && factName(id));
  const place =
    Object.entries(factPlaces).find(([one]) => one === id)?.[1] ??
    (choicesOf(id) ? texts.decides : id.startsWith(handInPrefix) ? texts.atHandIn : texts.unplaced);
  // Checked, it is due no more; the way goes on from where it was.
  const isInQueue =
    rememberedPlace()?.id === dueFacts || (fact.data && isDueForReview(fact.data.fact, today()));
  return (
    <>
      <div className="pt-4">
        <BackLink to="/admin/facts">{texts.back}</BackLink>
      </div>
      <PageHeader
        title={factName(id)}
        lead={fact.data && place}
        actions={
          isInQueue && (
            <Suspense>
              <NextInQueue id={dueFacts} />
            </Suspense>
          )
        }
        className="pt-2! md:pt-2!"
      />
      <QueryView
        query={fact}
        loading={texts.loadingOne}
        skeleton="h-80"
        failed={texts.errorOne}
        size="card"
        missing={texts.missing}
        className="mb-4"
      >
        {(data) => (
          <div className="grid grid-cols-1 gap-4 xl:grid-cols-[3fr_2fr] xl:items-start">
            <div className="grid gap-4">
              <FactEditor key={id} fact={data.fact} />
            </div>
            <FactHistory fact={data.fact} history={data.history} />
          </div>
        )}
      </QueryView>
    </>
  );
}
