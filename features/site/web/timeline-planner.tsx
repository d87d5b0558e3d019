import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readWish, timelineOf } from '#features/schedule/rules/timeline.ts';
import { timelineTexts as texts } from '#features/schedule/texts/timeline.ts';
import type { LandingFacts } from './landing-facts.ts';
import { TimelineForm } from './timeline-form.tsx';
import { TimelineResult } from './timeline-result.tsx';

/** Where the result stands: the form leads there, with script and without. */
export const resultId = 'timeline-result';

/**
 * The planner. What was chosen stands in the address alone, so the server draws the result without script; with it
 * nothing is asked of the server. On paper a chosen timeline stands alone.
 */
export function TimelinePlanner({ today, facts }: { today: string; facts: LandingFacts }) {
  const [query] = useSearchParams();
  const { key, search } = useLocation();
  const wish = readWish(query, today);
  const result = useRef<HTMLElement>(null);
  const asked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the visit, also to the same address again
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    const heading = result.current?.querySelector<HTMLElement>('h3');
    result.current?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [key]);

  return (
    <section
      id="timeline"
      aria-labelledby="timeline-title"
      data-print-alone={query.size > 0 || undefined}
      className="py-16 md:py-24 print:py-0"
    >
      <div className="wrap grid grid-cols-1 gap-8 md:gap-12">
        <div className="grid grid-cols-1 gap-3">
          <h2 id="timeline-title" className="display text-3xl md:text-4xl">
            {texts.heading}
          </h2>
          <p className="no-print max-w-[62ch]">{texts.lead}</p>
        </div>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-12 print:block">
          <TimelineForm
            key={search}
            wish={wish}
            today={today}
            to={resultId}
            onShow={() => {
              asked.current = true;
            }}
          />
          <section ref={result} id={resultId} aria-labelledby={`${resultId}-title`}>
            <TimelineResult
              titleId={`${resultId}-title`}
              wish={wish}
              timeline={timelineOf(wish, today)}
              facts={facts}
            />
          </section>
        </div>
      </div>
    </section>
  );
}
