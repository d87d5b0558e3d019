import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { momentOfDay, todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { notify } from '#ui/notify.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type DateKind, daysBetween } from '../rules/dates.ts';
import { dateTexts as texts } from '../texts/dates.ts';
import { RecordNote } from './record-note.tsx';
import { useSaveDate } from './use-dates.ts';

/** Comes when somebody wants to write a day: most visits to the dashboard do not. */
const DateForm = lazyPart(() => import('./date-form.tsx'), {
  isOpen: () => true,
  close: ({ onClose }) => onClose(),
  fallback: <Skeleton className="h-56" />,
});

interface DateRowProps {
  applicationId: string;
  kind: DateKind;
  /** 'YYYY-MM-DD'. */
  day: string | null;
  /** When the papers are handed in: a criminal record has to be young enough then. */
  appointment: string | null;
}

/** One day: what it is, when, and how long until then; changed in its place. */
export function DateRow({ applicationId, kind, day, appointment }: DateRowProps) {
  const [editing, setEditing] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const removing = useSaveDate(applicationId, kind);

  function close() {
    flushSync(() => setEditing(false));
    first.current?.focus();
  }
  function remove() {
    removing.mutate(null, {
      onSuccess: () => {
        notify.success(texts.removed);
        first.current?.focus();
      },
      onError: (error) => notify.error(texts.failed, error.message),
    });
  }
  return (
    <li className="py-4 first:pt-1 last:pb-0">
      {editing ? (
        <DateForm applicationId={applicationId} kind={kind} day={day} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1 basis-32">
            <h3 className="font-strong">{texts.names[kind]}</h3>
            {day ? (
              <>
                <p>
                  <time dateTime={day}>{formatDate(momentOfDay(day))}</time>
                  <span className="text-muted">
                    {' · '}
                    {kind === 'criminal_record_issued'
                      ? texts.ago(daysBetween(day, todayAsDay()))
                      : texts.left(daysBetween(todayAsDay(), day))}
                  </span>
                </p>
                {kind === 'passport_expiry' && <p className="text-small text-muted">{texts.passportNote}</p>}
                {kind === 'criminal_record_issued' && <RecordNote issued={day} appointment={appointment} />}
              </>
            ) : (
              <p className="text-muted">{texts.none}</p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              ref={first}
              aria-label={day ? texts.changeLabel[kind] : texts.addLabel[kind]}
              onClick={() => setEditing(true)}
            >
              {day ? texts.change : texts.add}
            </Button>
            {day && (
              <Button
                variant="quiet"
                busy={removing.isPending}
                aria-label={texts.removeLabel[kind]}
                onClick={remove}
              >
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
