import clsx from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { Durations } from '#features/facts/durations.ts';
import { momentOfDay, todayAsDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';
import type { SiteData } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Dates } from '../contract/dates.ts';
import { type DateKind, dateKinds, daysBetween, isPastKind } from '../rules/dates.ts';
import { checkRecord, type RecordCheck, recordAge } from '../rules/record-age.ts';
import { dateTexts as texts } from '../texts/dates.ts';
import { useDates, useSaveDate } from './queries.ts';

/** Loaded on demand: most users open it once. */
const CalendarPanel = lazyPlace(() => import('./calendar-panel.tsx'), uiTexts.notFetched.title);

/** The anchor of links to the card: `/dashboard#dates`. */
const place = 'dates';

interface DatesCardProps {
  applicationId: string;
  /** The online application was sent: the papers are handed in next. */
  sent: boolean;
  durations: Durations;
}

/** An application's dates: how long until each, and what to do. */
export function DatesCard({ applicationId, sent, durations }: DatesCardProps) {
  const { sendsMail } = useRouteLoaderData('root') as SiteData;
  const [wanted, setWanted] = useState(false);
  const query = useDates(applicationId);
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the visit, also to the same address again
  useEffect(() => {
    if (hash !== `#${place}`) return;
    // After the router has focused the new page's heading.
    const frame = requestAnimationFrame(() => {
      title.current?.scrollIntoView();
      title.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return (
    <Card aria-labelledby="dates-title" className="grid content-start gap-3">
      <CardHeader
        id="dates-title"
        title={
          <span ref={title} id={place} tabIndex={-1} className="scroll-mt-24">
            {texts.title}
          </span>
        }
      />
      <p className="text-muted">{texts.intro(sendsMail)}</p>
      <QueryView query={query} loading={texts.loading} skeleton="h-40" failed={texts.loadFailed} silent>
        {(dates) => (
          <ul className="divide-y divide-line">
            {dateKinds
              .filter((kind) => kind !== 'handed_in' || sent || dates.handed_in)
              .map((kind) => (
                <DateRow
                  key={`${applicationId} ${kind}`}
                  applicationId={applicationId}
                  kind={kind}
                  day={dates[kind] ?? null}
                  dates={dates}
                  durations={durations}
                />
              ))}
          </ul>
        )}
      </QueryView>
      <Disclosure title={texts.calendar} onToggle={(open) => open && setWanted(true)}>
        {wanted && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <CalendarPanel />
          </Suspense>
        )}
      </Disclosure>
    </Card>
  );
}

/** Loaded on demand: most visits edit no date. */
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
  /** The others, which it has to agree with. */
  dates: Dates;
  durations: Durations;
}

/** One day: what it is, when, and how long until then; changed in its place. */
function DateRow({ applicationId, kind, day, dates, durations }: DateRowProps) {
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
        <DateForm
          applicationId={applicationId}
          kind={kind}
          day={day}
          appointment={dates.appointment}
          onClose={close}
        />
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
                    {isPastKind(kind)
                      ? texts.ago(daysBetween(day, todayAsDay()))
                      : texts.left(daysBetween(todayAsDay(), day))}
                  </span>
                </p>
                {kind === 'passport_expiry' && <p className="text-small text-muted">{texts.passportNote}</p>}
                {kind === 'criminal_record_issued' && dates.handed_in === null && (
                  <RecordNote issued={day} appointment={dates.appointment} durations={durations} />
                )}
                {kind === 'move_in' && day < (dates.handed_in ?? dates.appointment ?? '') && (
                  <p className="text-small text-due-text">{texts.moveTooEarly}</p>
                )}
              </>
            ) : (
              <p className="text-muted">{texts.none}</p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              ref={first}
              aria-label={texts.label(day ? texts.change : texts.add, texts.names[kind])}
              onClick={() => setEditing(true)}
            >
              {day ? texts.change : texts.add}
            </Button>
            {day && (
              <Button
                variant="quiet"
                busy={removing.isPending}
                aria-label={texts.label(texts.remove, texts.names[kind])}
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

const recordNoteTexts = texts.record;

/** Whether a criminal record issued on `issued` is recent enough at the appointment; both 'YYYY-MM-DD'. */
interface RecordNoteProps {
  issued: string;
  appointment: string | null;
  durations: Durations;
}

function RecordNote({ durations, ...record }: RecordNoteProps) {
  const { sendsMail } = useRouteLoaderData('root') as SiteData;
  const check = checkRecord(record, todayAsDay(), durations);
  return (
    <p className={clsx('text-small', needsCare(check) ? 'text-due-text' : 'text-muted')}>
      {wordsOf(check, recordAge(durations), sendsMail)}
    </p>
  );
}

const needsCare = (check: RecordCheck) =>
  check.at === 'after' || (check.at === 'any-day' ? check.old : check.fits !== 'everywhere');

function wordsOf(check: RecordCheck, young: number, sendsMail: boolean): string {
  const say = (day: string) => formatDate(momentOfDay(day));
  if (check.at === 'after') return recordNoteTexts.after;
  if (check.at === 'any-day')
    return check.old
      ? recordNoteTexts.old(check.age, young, say(check.lastDay))
      : recordNoteTexts.young(say(check.useBy), young, sendsMail);
  return recordNoteTexts[check.fits](check.age, young);
}
