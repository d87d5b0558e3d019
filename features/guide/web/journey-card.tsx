import clsx from 'clsx';
import { Clock } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { applicationStages } from '#features/applications/texts/applications.ts';
import { bringDone } from '#features/bring/rules.ts';
import { bringFigure, setAsideFigure } from '#features/documents/texts/document-counts.ts';
import { daysBetween, reminderLeads } from '#features/schedule/rules/dates.ts';
import { nextDates, type Schedule, type ScheduledTask } from '#features/schedule/rules/schedule/schedule.ts';
import { scheduleTexts, taskActions } from '#features/schedule/texts/schedule.ts';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Guide } from '../contract.ts';
import { isApproved } from '../rules/guide.ts';
import { CoursePeople } from './course-people.tsx';
import { DecisionNote } from './guide-dates.tsx';
import { NextStep } from './next-step.tsx';
import OwnCourse from './own-course.tsx';
import { sayDay, useNextAction, useSchedule } from './use-schedule.ts';

/** Loaded on demand: few open it. */
const HowItFits = lazyPlace(() => import('./how-it-fits.tsx'), uiTexts.notFetched.title);

const { journey } = dashboardTexts;

const texts = dashboardTexts.journey;

/** Progress, the next action, the nearest date, and the six step tiles. */
export function JourneyCard({ application, guide }: { application: Application; guide: Guide }) {
  const { schedule } = useSchedule(application.id, guide);
  const action = useNextAction(guide);
  const over = action.kind === 'rejected' || action.kind === 'completed';
  return (
    <Card padded={false} aria-labelledby="journey-title" className="overflow-hidden">
      <div className="grid gap-6 p-card">
        <CardHeader
          id="journey-title"
          title={texts.title}
          aside={texts.progress(application.progress_percentage)}
        />
        <NextStep guide={guide} action={action} />
        {schedule && !over && <DeadlineStrip schedule={schedule} />}
        {action.kind !== 'handed_in' && action.kind !== 'hand_in_day' && <DecisionNote guide={guide} />}
        <JourneyFigures application={application} guide={guide} />
      </div>
      <OwnCourse guide={guide} className="border-t border-line" />
      <CoursePeople besides={application.id} />
    </Card>
  );
}

const stripTexts = scheduleTexts.strip;

/** The most urgent date of what can be started now; the others on demand. Empty when nothing is left to start. */
function DeadlineStrip({ schedule }: { schedule: Schedule }) {
  const [first, ...others] = nextDates(schedule);
  if (!first) return null;
  const presses = first.hopeless || daysBetween(todayAsDay(), first.beginBy) <= reminderLeads[0];
  return (
    <div className={clsx('grid gap-1 rounded-control p-4', presses ? 'bg-due' : 'bg-tint')}>
      <p
        className={clsx(
          'grid grid-cols-[auto_1fr] gap-x-3 font-strong',
          presses ? 'text-due-text' : 'text-ink',
        )}
      >
        <Clock aria-hidden="true" className={clsx('mt-px', !presses && 'text-link')} />
        {sentenceOf(first)}
      </p>
      {first.late && <p>{stripTexts.lateDetail(sayDay(first.beginBy))}</p>}
      {first.hopeless && <p>{stripTexts.hopeless}</p>}
      {others.length > 0 && (
        <Disclosure title={stripTexts.more(others.length)}>
          <ul className="grid list-disc gap-1 pl-6">
            {others.map((task) => (
              <li key={task.id}>{sentenceOf(task)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p>
        <Link to="/visa-process?view=timeline" className="inline-flex min-h-control items-center">
          {stripTexts.timeline}
        </Link>
      </p>
    </div>
  );
}

/** "Order your FBI record by February 2, 2027"; for a document that expires also the earliest date. */
function sentenceOf({ id, beginBy, late, fresh }: ScheduledTask): string {
  const action = taskActions[id];
  if (late) return stripTexts.late(action);
  return fresh && fresh !== 'unknown' && fresh.from > todayAsDay()
    ? stripTexts.between(action, sayDay(fresh.from), sayDay(beginBy))
    : stripTexts.by(action, sayDay(beginBy));
}

/** The counts with their nouns, and how they relate. */
function JourneyFigures({ application, guide }: { application: Application; guide: Guide }) {
  const [wanted, setWanted] = useState(false);
  const stage = applicationStages[application.current_step - 1];
  return (
    <div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>{journey.guide(guide.steps_completed)}</li>
        <li>
          {journey.documents(guide.document_types.length)}
          {setAsideFigure(guide.set_aside.length)}
        </li>
        {guide.bring.length > 0 && !isApproved(application.status) && (
          <li>{bringFigure(bringDone(guide), guide.bring.length)}</li>
        )}
        {stage && <li>{journey.stage(application.current_step, stage.title)}</li>}
      </ul>
      <Disclosure title={texts.fit} className="max-w-read" onToggle={(open) => open && setWanted(true)}>
        {wanted && (
          <Suspense fallback={<Skeleton className="h-60" />}>
            <HowItFits />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
