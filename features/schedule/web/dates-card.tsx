import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dateKinds } from '../rules/dates.ts';
import { dateTexts as texts } from '../texts/dates.ts';
import { DateRow } from './date-row.tsx';
import { useDates } from './use-dates.ts';

/** Comes when somebody opens it, which most do once. */
const CalendarPanel = lazyPlace(() => import('./calendar-panel.tsx'), uiTexts.notFetched.title);

/** Where it stands on the dashboard, for whoever is sent to it: `/dashboard#dates`. */
const place = 'dates';

/** The days of one application: how long it is until then, and what to do about it. */
export function DatesCard({ applicationId }: { applicationId: string }) {
  const [wanted, setWanted] = useState(false);
  const query = useDates(applicationId);
  const { data, error } = query;
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the visit, also to the same address again
  useEffect(() => {
    if (hash !== `#${place}`) return;
    // After the focus that every new page puts on its own heading.
    const frame = requestAnimationFrame(() => {
      title.current?.scrollIntoView();
      title.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return (
    <Card aria-labelledby="dates-title" className="grid content-start gap-3">
      <CardHeader
        id="dates-title"
        title={
          <span ref={title} id={place} tabIndex={-1} className="scroll-mt-24">
            {texts.title}
          </span>
        }
      />
      <p className="text-muted">{texts.intro}</p>
      {data ? (
        <ul className="divide-y divide-line">
          {dateKinds.map((kind) => (
            <DateRow
              key={`${applicationId} ${kind}`}
              applicationId={applicationId}
              kind={kind}
              day={data[kind] ?? null}
              appointment={data.appointment}
            />
          ))}
        </ul>
      ) : error ? (
        <LoadProblem title={texts.loadFailed} query={query} />
      ) : (
        <Skeleton className="h-40" />
      )}
      <Disclosure title={texts.calendar} onToggle={(open) => open && setWanted(true)}>
        {wanted && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <CalendarPanel />
          </Suspense>
        )}
      </Disclosure>
    </Card>
  );
}
