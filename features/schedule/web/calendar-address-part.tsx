import { useRef, useState } from 'react';
import { formatDate, formatWhen } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { notify } from '#ui/notify.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { calendarTexts } from '../texts/calendar.ts';
import { ShownAddress } from './shown-address.tsx';
import { useCalendarAddress, useMakeCalendarAddress, useRemoveCalendarAddress } from './use-calendar.ts';

const texts = calendarTexts.address;

/** The private address: made, shown once, replaced and switched off. */
export function CalendarAddressPart() {
  const query = useCalendarAddress();
  const making = useMakeCalendarAddress();
  const removing = useRemoveCalendarAddress();
  const [asking, setAsking] = useState<'renewing' | 'ending'>();
  const first = useRef<HTMLButtonElement>(null);
  const { address } = query.data ?? {};
  const shown = making.data?.address.id === address?.id ? making.data?.url : undefined;

  const failed = (error: Error) => notify.error(texts.failed, error.message);
  function make() {
    removing.reset();
    making.mutate(address?.id ?? null, {
      onError: failed,
      onSettled: () => setAsking(undefined),
    });
  }
  function end() {
    making.reset();
    removing.mutate(undefined, {
      onSuccess: () => {
        notify.success(texts.wentOff);
        first.current?.focus();
      },
      onError: failed,
      onSettled: () => setAsking(undefined),
    });
  }
  const busy = making.isPending || removing.isPending;
  const error = making.error ?? removing.error;
  const question = asking && texts[asking];
  return (
    <section className="grid gap-2">
      <h3 className="font-strong">{texts.title}</h3>
      <p className="text-muted">{texts.lead}</p>
      <p>{texts.who}</p>
      {query.data ? (
        <>
          {shown && <ShownAddress key={shown} url={shown} />}
          {address && (
            <p className="text-small text-muted">
              {texts.since(formatDate(address.made_at))}{' '}
              {address.last_fetched_at
                ? texts.fetched(formatWhen(address.last_fetched_at))
                : texts.neverFetched}
            </p>
          )}
          <div className="mt-1 flex flex-wrap gap-2">
            <Button
              ref={first}
              busy={making.isPending}
              unavailable={removing.isPending}
              onClick={() => (address ? setAsking('renewing') : make())}
            >
              {making.isPending ? texts.making : address ? texts.renew : texts.make}
            </Button>
            {address && (
              <Button variant="quiet" unavailable={busy} onClick={() => setAsking('ending')}>
                {texts.off}
              </Button>
            )}
          </div>
        </>
      ) : query.error ? (
        <LoadProblem title={texts.loadFailed} query={query} />
      ) : (
        <Skeleton className="h-control" />
      )}
      {error && (
        <Alert tone="error" title={texts.failed}>
          <p>{error.message}</p>
        </Alert>
      )}
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        tone={asking === 'ending' ? 'danger' : 'primary'}
        title={question?.title}
        description={question?.description}
        confirmLabel={asking === 'ending' ? texts.off : texts.renew}
        busy={busy}
        onConfirm={asking === 'ending' ? end : make}
      />
    </section>
  );
}
