import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ownApplicationsQuery } from '#features/applications/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { formatDate, formatWhen } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import {
  getCalendar,
  getCalendarAddress,
  makeCalendarAddress,
  removeCalendarAddress,
} from '../contract/calendar.ts';
import { calendarTexts as texts } from '../texts/calendar.ts';

/** Two ways into the user's own calendar: a file to import once, and a feed address to subscribe to. */
export default function CalendarPanel() {
  const people = useQuery(ownApplicationsQuery).data?.applications.length ?? 0;
  return (
    <div className="grid gap-6">
      {people > 1 && <p>{texts.everyone}</p>}
      <CalendarFilePart />
      <CalendarAddressPart />
    </div>
  );
}

const calendarFilePartTexts = texts.file;

/** The current dates as a calendar file. */
export function CalendarFilePart() {
  const save = useMutation({
    mutationFn: async () => saveFile(await fetchFile(getCalendar, {})),
    onError: (error) => notify.error(calendarFilePartTexts.failed, error.message),
  });
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="font-strong">{calendarFilePartTexts.title}</h3>
      <p className="text-muted">{calendarFilePartTexts.lead}</p>
      <Button className="mt-1" busy={save.isPending} onClick={() => save.mutate()}>
        {!save.isPending && <Download aria-hidden="true" />}
        {save.isPending ? calendarFilePartTexts.getting : calendarFilePartTexts.get}
      </Button>
      {save.error && (
        <Alert tone="error" title={calendarFilePartTexts.failed}>
          <p>{save.error.message}</p>
        </Alert>
      )}
    </section>
  );
}

const calendarAddressPartTexts = texts.address;

/** The private feed address: create, show once, replace, remove. */
export function CalendarAddressPart() {
  const query = useQuery(addressQuery);
  const making = useMakeCalendarAddress();
  const removing = useRemoveCalendarAddress();
  const [asking, setAsking] = useState<'renewing' | 'ending'>();
  const first = useRef<HTMLButtonElement>(null);
  const { address } = query.data ?? {};
  const shown = making.data?.address.id === address?.id ? making.data?.url : undefined;

  const failed = (error: Error) => notify.error(calendarAddressPartTexts.failed, error.message);
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
        notify.success(calendarAddressPartTexts.wentOff);
        first.current?.focus();
      },
      onError: failed,
      onSettled: () => setAsking(undefined),
    });
  }
  const busy = making.isPending || removing.isPending;
  const error = making.error ?? removing.error;
  const question = asking && calendarAddressPartTexts[asking];
  return (
    <section className="grid gap-2">
      <h3 className="font-strong">{calendarAddressPartTexts.title}</h3>
      <p className="text-muted">{calendarAddressPartTexts.lead}</p>
      <p>{calendarAddressPartTexts.who}</p>
      <QueryView
        query={query}
        loading={calendarAddressPartTexts.loading}
        skeleton="h-control"
        failed={calendarAddressPartTexts.loadFailed}
        silent
      >
        {() => (
          <>
            {shown && <ShownAddress key={shown} url={shown} />}
            {address && (
              <p className="text-small text-muted">
                {calendarAddressPartTexts.since(formatDate(address.made_at))}{' '}
                {address.last_fetched_at
                  ? calendarAddressPartTexts.fetched(formatWhen(address.last_fetched_at))
                  : calendarAddressPartTexts.neverFetched}
              </p>
            )}
            <div className="mt-1 flex flex-wrap gap-2">
              <Button
                ref={first}
                busy={making.isPending}
                unavailable={removing.isPending}
                onClick={() => (address ? setAsking('renewing') : make())}
              >
                {making.isPending
                  ? calendarAddressPartTexts.making
                  : address
                    ? calendarAddressPartTexts.renew
                    : calendarAddressPartTexts.make}
              </Button>
              {address && (
                <Button variant="quiet" unavailable={busy} onClick={() => setAsking('ending')}>
                  {calendarAddressPartTexts.off}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryView>
      {error && (
        <Alert tone="error" title={calendarAddressPartTexts.failed}>
          <p>{error.message}</p>
        </Alert>
      )}
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        tone={asking === 'ending' ? 'danger' : 'primary'}
        title={question?.title}
        description={question?.description}
        confirmLabel={asking === 'ending' ? calendarAddressPartTexts.off : calendarAddressPartTexts.renew}
        busy={busy}
        onConfirm={asking === 'ending' ? end : make}
      />
    </section>
  );
}

/** Other systems have no handler for `webcal:`. An iPad reports itself as a Mac. */
const isApple = /\b(iPhone|iPad|Macintosh)\b/.test(navigator.userAgent);

/** The new address, shown only now, with instructions. It takes the focus. */
export function ShownAddress({ url }: { url: string }) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(calendarAddressPartTexts.copied),
      () => setSaid(calendarAddressPartTexts.copyFailed),
    );
  return (
    <div className="my-1 grid justify-items-start gap-3 rounded-card border border-line p-4">
      <h4 ref={heading} tabIndex={-1} className="font-strong">
        {calendarAddressPartTexts.label}
      </h4>
      <p className="w-full rounded-control bg-well p-3 font-mono text-small [overflow-wrap:anywhere] select-all">
        {url}
      </p>
      <p>{calendarAddressPartTexts.once}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={copy}>
          <Copy aria-hidden="true" />
          {calendarAddressPartTexts.copy}
        </Button>
        {isApple && (
          <ButtonLink href={url.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden="true" />
            {calendarAddressPartTexts.subscribe}
          </ButtonLink>
        )}
      </div>
      <p aria-live="polite" className="text-small empty:hidden">
        {said}
      </p>
      <Disclosure title={calendarAddressPartTexts.how}>
        <ul className="grid list-disc gap-2 pl-6">
          <li>{isApple ? calendarAddressPartTexts.apple.here : calendarAddressPartTexts.apple.elsewhere}</li>
          {calendarAddressPartTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>{calendarAddressPartTexts.slow}</p>
      </Disclosure>
    </div>
  );
}

/** Whether the user has a feed address. */
const addressQuery = queryOptions({
  queryKey: ['dates', 'calendar-address'],
  queryFn: ({ signal }) => call(getCalendarAddress, {}, { signal }),
});

/** Creates an address that replaces the one with this id. Only the response contains it: the server stores a hash. */
export function useMakeCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'calendar-address' },
    gcTime: 0,
    mutationFn: (replaces: string | null) => call(makeCalendarAddress, { body: { replaces } }),
    onSuccess: ({ address }) => client.setQueryData(addressQuery.queryKey, { address }),
    // Another tab or device was first: the retry uses the current state.
    onError: () => client.invalidateQueries({ queryKey: addressQuery.queryKey }),
  });
}

/** Removes the address. */
export function useRemoveCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'calendar-address' },
    mutationFn: () => call(removeCalendarAddress, {}),
    onSuccess: () => client.setQueryData(addressQuery.queryKey, { address: null }),
  });
}
