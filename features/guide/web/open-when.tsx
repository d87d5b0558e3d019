import type { OpenDates } from '#features/schedule/rules/schedule/step-dates.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { sayDay } from './schedule/say-day.ts';

const texts = scheduleTexts.card;

/** By when something is begun and over. Stands inside buttons, too. */
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
