import { useRef } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { scheduleOf } from '#features/schedule/rules/schedule/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { ButtonLink } from '#ui/link.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import type { Guide } from '../../contract.ts';
import { factsOf } from '../guide-facts.ts';
import { PrintSheet } from '../print-sheet.tsx';
import { useSchedule } from '../use-schedule.ts';
import { sayDay } from './say-day.ts';
import { TimelineDays } from './timeline-days.tsx';
import { TimelineSummary } from './timeline-summary.tsx';
import { useTriedDay } from './use-tried-day.ts';
import { WhatIf } from './what-if.tsx';

const texts = scheduleTimelineTexts.timeline;

interface TimelineViewProps {
  guide: Guide;
  application: Application;
}

/** The guide as days: what to do by when, and what another day for the appointment would change. */
export default function TimelineView({ guide, application }: TimelineViewProps) {
  const { schedule: saved, dates } = useSchedule(application.id, guide);
  const [tried, tryDay] = useTriedDay();
  const title = useRef<HTMLHeadingElement>(null);
  if (!dates.data) return <LoadProblem title={texts.datesFailed} query={dates} />;

  const shown = tried
    ? scheduleOf(factsOf(guide), { ...dates.data, appointment: tried }, todayAsDay())
    : saved;
  const leave = () => {
    tryDay(null);
    title.current?.focus();
  };
  return (
    <section aria-labelledby="timeline-title" className="grid min-w-0 content-start gap-6">
      <div className="grid justify-items-start gap-3">
        <h2 ref={title} id="timeline-title" tabIndex={-1} className="display text-2xl">
          {texts.title}
        </h2>
        {shown ? (
          <TimelineSummary schedule={shown} />
        ) : (
          <>
            <p className="max-w-read">{texts.empty}</p>
            <ButtonLink to="/dashboard#dates" variant="primary">
              {texts.emptyAction}
            </ButtonLink>
          </>
        )}
      </div>
      <WhatIf
        applicationId={application.id}
        saved={saved}
        tried={tried}
        shown={shown}
        onTry={tryDay}
        onLeave={leave}
      />
      {shown && (
        <>
          <TimelineDays schedule={shown} saved={tried ? saved : null} />
          <div>
            <PrintButton
              sheet={
                <PrintSheet application={application} title={texts.title}>
                  <div className="grid gap-4">
                    {tried && (
                      <p className="font-strong">
                        {scheduleTimelineTexts.whatIf.trying(sayDay(shown.appointment))}
                      </p>
                    )}
                    <TimelineSummary schedule={shown} />
                    <TimelineDays schedule={shown} saved={null} />
                  </div>
                </PrintSheet>
              }
            >
              {texts.print}
            </PrintButton>
          </div>
        </>
      )}
    </section>
  );
}
