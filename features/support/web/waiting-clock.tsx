import clsx from 'clsx';
import { AlarmClock, Clock, ClockAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatDateTime, formatShortDate } from '#platform/browser/format.ts';
import type { OfficeMessage } from '../contract/support.ts';
import { urgencyOf } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

const texts = officeSupportTexts.waiting;

const looks = {
  calm: { box: '', icon: Clock },
  at_risk: { box: 'bg-due px-2 py-0.5 text-due-text font-strong', icon: Clock },
  late: { box: 'bg-bad px-2 py-0.5 text-bad-text font-strong', icon: ClockAlert },
};

interface WaitingClockProps {
  message: Pick<OfficeMessage, 'waiting_since' | 'snoozed_until'>;
  /** "Waiting 3 h 10 m" where no column header says so. */
  inWords?: boolean;
  /** Hangs the tint into the margin, so that a column's icons align. */
  hanging?: boolean;
}

/** How long the user has waited for us: plain, terracotta from 18 hours, red from 24. Empty when nobody waits. */
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

const waitedTexts = officeSupportTexts.waiting;

const minute = 60_000;

/** The time since `since` in its two largest units: "3 h 10 m", "2 d 4 h", "just now". */
export function waited(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minute));
  if (minutes === 0) return waitedTexts.justNow;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return [waitedTexts.days(days), hours && waitedTexts.hours(hours)].filter(Boolean).join(' ');
  return [hours && waitedTexts.hours(hours), minutes % 60 && waitedTexts.minutes(minutes % 60)]
    .filter(Boolean)
    .join(' ');
}

const every = 30_000;

let now = new Date();

let timer: ReturnType<typeof setInterval> | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const tell of listeners) tell();
  }, every);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time, updated every half minute by one shared timer. */
export function useNow(): Date {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (listeners.size === 0 || Date.now() - now.getTime() > every) now = new Date();
      return now;
    },
    () => now,
  );
}
