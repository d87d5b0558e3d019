import clsx from 'clsx';
import { AlarmClock, Clock, ClockAlert } from 'lucide-react';
import { formatDateTime, formatShortDate } from '#platform/browser/format.ts';
import type { OfficeMessage } from '../contract/support.ts';
import { urgencyOf } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useNow } from './use-now.ts';
import { waited } from './waited.ts';

const texts = officeSupportTexts.waiting;

const looks = {
  calm: { box: '', icon: Clock },
  at_risk: { box: 'bg-due px-2 py-0.5 text-due-text font-strong', icon: Clock },
  late: { box: 'bg-bad px-2 py-0.5 text-bad-text font-strong', icon: ClockAlert },
};

interface WaitingClockProps {
  message: Pick<OfficeMessage, 'waiting_since' | 'snoozed_until'>;
  /** "Waiting 3 h 10 m" instead of the time alone, where no head of a column says so. */
  inWords?: boolean;
  /** The tint hangs over the left edge, so that the icons of a column line up. */
  hanging?: boolean;
}

/** How long the person has waited for us: plain, terracotta from 18 hours, red from 24. Nothing when nobody waits. */
export function WaitingClock({ message, inWords, hanging }: WaitingClockProps) {
  const now = useNow();
  const { waiting_since: since, snoozed_until: until } = message;
  const asleep = until && Date.parse(until) > now.getTime() ? until : undefined;
  const urgency = since ? urgencyOf(new Date(since), now) : 'calm';
  const { box, icon: Glyph } = looks[urgency];
  const time = since && waited(since, now);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {since && time && (
        <span
          className={clsx(
            'inline-flex items-center gap-1.5 rounded-tile whitespace-nowrap',
            box,
            hanging && urgency !== 'calm' && '-ml-2',
          )}
        >
          <Glyph aria-hidden="true" className={clsx('size-4', urgency === 'calm' && 'text-muted')} />
          <time dateTime={since} title={formatDateTime(since)}>
            {inWords ? texts.since(time) : time}
          </time>
          {urgency !== 'calm' && <span className="sr-only">{texts[urgency]}</span>}
        </span>
      )}
      {asleep && (
        <span className="inline-flex items-center gap-1.5 text-small whitespace-nowrap text-muted">
          <AlarmClock aria-hidden="true" className="size-4" />
          <time dateTime={asleep} title={formatDateTime(asleep)}>
            {inWords ? (
              officeSupportTexts.snooze.until(formatDateTime(asleep))
            ) : (
              <>
                <span className="sr-only">{officeSupportTexts.snooze.until('')}</span>
                {formatShortDate(asleep)}
              </>
            )}
          </time>
        </span>
      )}
    </span>
  );
}
