import clsx from 'clsx';
import { momentOfDay, todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';
import { checkRecord, type RecordCheck } from '../rules/record-age.ts';
import { dateTexts } from '../texts/dates.ts';

const texts = dateTexts.record;

/** Whether a criminal record of that day is young enough when it is handed in; both days as 'YYYY-MM-DD'. */
export function RecordNote({ issued, appointment }: { issued: string; appointment: string | null }) {
  const check = checkRecord(issued, appointment, todayAsDay());
  return (
    <p className={clsx('text-small', needsCare(check) ? 'text-due-text' : 'text-muted')}>{wordsOf(check)}</p>
  );
}

const needsCare = (check: RecordCheck) =>
  check.at === 'after' || (check.at === 'any-day' ? check.old : check.fits !== 'everywhere');

function wordsOf(check: RecordCheck): string {
  const say = (day: string) => formatDate(momentOfDay(day));
  if (check.at === 'after') return texts.after;
  if (check.at === 'any-day')
    return check.old ? texts.old(check.age, say(check.lastDay)) : texts.young(say(check.useBy));
  if (check.fits !== 'nowhere') return texts[check.fits](check.age);
  return check.orderBy < todayAsDay() ? texts.orderNow : texts.orderBy(say(check.orderBy));
}
