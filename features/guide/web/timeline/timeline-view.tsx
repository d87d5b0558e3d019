import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Application } from '#features/applications/contract/applications.ts';
import { HandInWhere } from '#features/places/web/hand-in-place.tsx';
import { daysBetween, readDay } from '#features/schedule/rules/dates.ts';
import { type Schedule, scheduleOf } from '#features/schedule/rules/schedule/schedule.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { ButtonLink, Link } from '#ui/link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import type { Guide } from '../../contract.ts';
import { PrintSheet } from '../print-sheet.tsx';
import { factsOf } from '../queries.ts';
import { sayDay, useSchedule, waitWords } from '../use-schedule.ts';
import { TimelineDays } from './timeline-days.tsx';
import { WhatIf } from './what-if.tsx';

const texts = scheduleTimelineTexts.timeline;

interface TimelineViewProps {
  guide: Guide;
  application: Application;
}

/** The guide by date: what to do when, and what another appointment date would change. */
export default function TimelineView({ guide, application }: TimelineViewProps) {
  const { schedule: saved, dates } = useSchedule(application.id, guide);
  const [tried, tryDay] = useTriedDay();
  const title = useRef<HTMLHeadingElement>(null);
  if (!dates.data)
    return <QueryState query={dates} loading={scheduleTexts.view.loading} failed={texts.datesFailed} />;

  const shown = tried
    ? scheduleOf(factsOf(guide), { ...dates.data, appointment: tried }, todayAsDay(), guide.durations)
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
          <TimelineDays guide={guide} schedule={shown} saved={tried ? saved : null} />
          <div>
            <PrintButton
              sheet={
                <PrintSheet application={application} guide={tried ? undefined : guide} title={texts.title}>
                  <div className="grid gap-4">
                    {tried && (
                      <p className="font-strong">
                        {scheduleTimelineTexts.whatIf.trying(sayDay(shown.appointment))}
                      </p>
                    )}
                    <TimelineSummary schedule={shown} />
                    <TimelineDays guide={guide} schedule={shown} saved={null} />
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

const tones = { comfortable: 'good', tight: 'due', too_soon: 'bad' } as const;

/** The date it counts from, whether the time suffices, and when the visa is likely issued. */
export function TimelineSummary({ schedule }: { schedule: Schedule }) {
  const { anchor, appointment, tasks, fit, safe, soonest, visa, move } = schedule;
  const open = tasks.some(({ done }) => !done);
  return (
    <div className="grid max-w-read gap-2">
      <p>
        {anchor === 'handed_in'
          ? nextActionTexts.decision.title(sayDay(appointment))
          : anchor === 'move_in' && move
            ? texts.anchor.move_in(sayDay(move.day), sayDay(appointment))
            : `${texts.anchor.appointment(sayDay(appointment))} ${dateTexts.left(daysBetween(todayAsDay(), appointment))}.`}
      </p>
      {open ? (
        <p>
          <StatusMark tone={tones[fit]} className="items-start! text-base! whitespace-normal!">
            {texts.fit[fit]}
          </StatusMark>
        </p>
      ) : (
        <p className="font-strong text-good-text">{texts.allDone}</p>
      )}
      {open && fit !== 'comfortable' && <p>{texts.firstDays(sayDay(safe), sayDay(soonest))}</p>}
      {visa && (
        <p>
          {anchor === 'handed_in'
            ? waitWords({ day: appointment, ...visa, overdue: todayAsDay() > visa.latest })
            : texts.visa(sayDay(visa.earliest), sayDay(visa.latest))}
          {anchor !== 'move_in' && move && ` ${texts.move[move.fit](sayDay(move.day))}`}
        </p>
      )}
      {anchor !== 'handed_in' && <HandInWhere />}
      <p className="no-print">
        <Link to="/dashboard#dates" className="inline-flex min-h-control items-center">
          {texts.change}
        </Link>
      </p>
    </div>
  );
}

/** The search parameter of the tried date: it survives a reload. */
const name = 'if';

/** The appointment date that the user tries, 'YYYY-MM-DD' or null, and its setter. */
export function useTriedDay(): [string | null, (day: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const [year = '', month = '', day = ''] = query.get(name)?.split('-') ?? [];
  const read = readDay({ year, month, day }, todayAsDay(), 'appointment');
  function tryDay(wanted: string | null) {
    setQuery(
      (before) => {
        if (wanted === null) before.delete(name);
        else before.set(name, wanted);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return ['day' in read ? read.day : null, tryDay];
}
