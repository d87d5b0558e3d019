import clsx from 'clsx';
import { CalendarDays } from 'lucide-react';
import { decisionOf } from '#features/schedule/rules/durations.ts';
import { submittedAt } from '#features/schedule/rules/next-action.ts';
import type { OpenDates } from '#features/schedule/rules/schedule/schedule.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { IconLink, Link } from '#ui/link.tsx';
import type { Guide } from '../contract.ts';
import { factsOf } from './queries.ts';
import { sayDay, waitWords } from './use-schedule.ts';

const texts = scheduleTexts.card;

/** When to begin and finish. Valid inside buttons. */
export function OpenWhen({ dates, begun }: { dates: OpenDates; begun: boolean }) {
  const { beginBy, doneBy, late } = dates;
  const missed = late && (!begun || doneBy < todayAsDay());
  return (
    <span className="flex flex-wrap gap-x-4 text-small font-normal text-ink">
      {missed ? (
        <span className="text-due-text">{texts.late(sayDay(beginBy))}</span>
      ) : (
        <>
          {!begun && <span>{texts.begin(sayDay(beginBy))}</span>}
          <span>{texts.finish(sayDay(doneBy))}</span>
        </>
      )}
    </span>
  );
}

/** Until when a paper can be used. Valid inside buttons. */
export const UseBy = ({ day }: { day: string }) => (
  <span className={clsx('text-small font-normal', day <= todayAsDay() ? 'text-due-text' : 'text-ink')}>
    {texts.useBy(sayDay(day))}
  </span>
);

/** Shown while no appointment is saved: what saving one would bring. */
export function SetDateLink() {
  return (
    <IconLink to="/dashboard#dates" icon={CalendarDays}>
      {scheduleTexts.setDate}
    </IconLink>
  );
}

const decisionTexts = nextActionTexts.decision;

/** While the authorities have the application: which day of the wait it is, and when to ask. Nothing before that. */
export function DecisionNote({ guide }: { guide: Guide }) {
  const { data: dates } = useDates(guide.application_id);
  if (submittedAt(factsOf(guide)) === null || !dates) return null;
  const today = todayAsDay();
  if (dates.handed_in !== null) {
    const { earliest, latest } = decisionOf(dates.handed_in, guide.durations);
    const overdue = today > latest;
    return (
      <div className="grid gap-1 rounded-control bg-well p-4">
        <p className="font-strong">{decisionTexts.title(sayDay(dates.handed_in))}</p>
        <p>{waitWords({ day: dates.handed_in, earliest, latest, overdue })}</p>
        {overdue && <NoteLink to="/support">{decisionTexts.contact}</NoteLink>}
      </div>
    );
  }
  if (dates.appointment && dates.appointment > today) return null;
  return (
    <div className="grid gap-1 rounded-control bg-well p-4">
      <p className="font-strong">{decisionTexts.open.title}</p>
      <p>{decisionTexts.open.detail}</p>
      <NoteLink to="/dashboard#dates">{decisionTexts.open.action}</NoteLink>
    </div>
  );
}

const NoteLink = (props: { to: string; children: string }) => (
  <p>
    <Link {...props} className="inline-flex min-h-control items-center" />
  </p>
);
