import { type Comparison, compareSchedules } from '#features/schedule/rules/schedule/compare-schedules.ts';
import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import type { TaskId } from '#features/schedule/rules/schedule/tasks.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { useSaveDate } from '#features/schedule/web/use-dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { sayDay } from './say-day.ts';

const texts = scheduleTimelineTexts.whatIf;

interface TriedDayProps {
  applicationId: string;
  /** By the days that are saved; null without one. */
  saved: Schedule | null;
  /** The day that is tried, and what it gives. */
  tried: string;
  shown: Schedule;
  onKept: () => void;
  onBack: () => void;
}

/** What the tried day changes, and the two ways on: keep it, or go back. What was typed stays when saving fails. */
export function TriedDay({ applicationId, saved, tried, shown, onKept, onBack }: TriedDayProps) {
  const saving = useSaveDate(applicationId, 'appointment');
  const changes = saved && compareSchedules(saved, shown);
  function keep() {
    if (saving.isPending) return;
    saving.mutate(tried, {
      onSuccess: () => {
        notify.success(dateTexts.saved);
        onKept();
      },
      onError: (error) => notify.error(dateTexts.failed, error.message),
    });
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="font-strong">{texts.trying(sayDay(tried))}</p>
      <p>
        {changes && `${movedWords(changes)} `}
        {scheduleTimelineTexts.timeline.fit[shown.fit]}
      </p>
      {changes && (
        <>
          <Tasks words={texts.broken} ids={changes.broken} className="text-due-text" />
          <Tasks words={texts.mended} ids={changes.mended} className="text-good-text" />
          {changes.again.length > 0 && <p className="font-strong text-due-text">{texts.again}</p>}
        </>
      )}
      {saving.error && (
        <Alert tone="error" title={dateTexts.failed}>
          <p>{saving.error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={saving.isPending} onClick={keep}>
          {saving.isPending ? texts.keeping : texts.keep}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}

/** Mostly all move by as many days; a paper that is not needed any more, or again, may move others by fewer. */
function movedWords({ moved }: Comparison): string {
  const [first] = moved;
  if (!first) return texts.still;
  if (moved.some(({ days }) => days !== first.days)) return texts.moved(moved.length);
  return first.days < 0 ? texts.closer(moved.length, -first.days) : texts.further(moved.length, first.days);
}

function Tasks({ words, ids, className }: { words: string; ids: TaskId[]; className: string }) {
  if (ids.length === 0) return null;
  return (
    <div>
      <p className={`font-strong ${className}`}>{words}</p>
      <ul className="list-disc pl-6">
        {ids.map((id) => (
          <li key={id}>{taskActions[id]}</li>
        ))}
      </ul>
    </div>
  );
}
