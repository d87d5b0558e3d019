import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useListReturn } from '#platform/browser/list-return.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { DensitySwitch, useDensity } from './density.tsx';
import { type Query, QueryView } from './query-view.tsx';
import { Skeleton } from './skeleton.tsx';
import { useErrorToast } from './use-error-toast.ts';

export interface ListCardProps {
  /** 'Applications (12)'; 'Applications' while nobody has counted them, or could. */
  title: string;
  /** At the end of the title's line: what has come since, a summary. */
  aside?: ReactNode;
  /** Search and filters, on the title's line where there is room for both. */
  filters?: ReactNode;
  /** At the end of that line, from 768 px on: which columns. */
  tools?: ReactNode;
  /** Not a table: nothing to choose of its rows. */
  plain?: boolean;
  /** The question behind the list, as TanStack Query asks it; one in pages has the way to the next. */
  list: Query & {
    isPending: boolean;
    hasNextPage?: boolean;
    isFetchingNextPage?: boolean;
    fetchNextPage?: () => unknown;
    isPlaceholderData?: boolean;
  };
  /** Said while the first page comes: "Loading applications...". */
  loadingLabel: string;
  /** What a failed load is called. Rows that was before stay, with the failure above them. */
  errorTitle: string;
  /** What the toast about a failed load says; by default `errorTitle` and what the failure says of itself. */
  errorToast?: { title: string; text: string };
  /** Is in place of an empty list. */
  empty: ReactNode;
  shown: number;
  /** "50 of 1,284 shown." */
  shownText: string;
  /** The table. */
  children: ReactNode;
}

/**
 * A list in whatever state it is: coming, failed, empty, or full with a way to more. Back finds it with its pages and its
 * scroll; one on a screen.
 */
export function ListCard(props: ListCardProps) {
  const heading = useId();
  const { list, errorToast } = props;
  useListReturn(list);
  useErrorToast(
    errorToast?.title ?? props.errorTitle,
    list.error ? (errorToast?.text ?? list.error.message) : undefined,
  );
  const card = useRef<HTMLElement>(null);
  const goOn = useGoingOn(card, props.shown);
  return (
    <Card padded={false} aria-labelledby={heading} ref={card} data-density={useDensity()}>
      <div
        data-list-head
        className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 md:min-h-12 md:py-1"
      >
        <h2 id={heading} className="min-w-0 wrap-anywhere text-lead">
          {props.title}
        </h2>
        {props.filters && (
          <div className="min-w-0 flex-1 max-xl:order-last max-xl:basis-full">{props.filters}</div>
        )}
        {(props.aside || !props.plain) && (
          <div className="ml-auto flex flex-wrap items-center gap-2 text-small text-muted">
            {props.aside}
            {!props.plain && (
              <div className="flex gap-2 max-md:hidden">
                {props.tools}
                <DensitySwitch />
              </div>
            )}
          </div>
        )}
      </div>
      <ListContent {...props} />
      {props.shown > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2">
          <p className="text-small text-muted" role="status">
            {props.shownText}
          </p>
          {list.hasNextPage && (
            <Button
              busy={list.isFetchingNextPage}
              onClick={() => {
                goOn();
                list.fetchNextPage?.();
              }}
            >
              {uiTexts.showMore}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** What was opened beneath a row is none. */
const rows = ':is(tbody > tr, ol > li):not([data-beneath])';

/** A person who asks for more goes on at the first row that comes: its button is below all of them, or gone. */
function useGoingOn(card: { current: HTMLElement | null }, shown: number): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    const row = card.current?.querySelectorAll<HTMLElement>(rows)[from.current];
    from.current = undefined;
    const goal = row?.querySelector<HTMLElement>('[data-open], a[href]') ?? row;
    if (goal === row) row?.setAttribute('tabindex', '-1');
    goal?.focus({ preventScroll: true });
  }, [shown, card]);
  return () => {
    from.current = shown;
  };
}

function ListContent({ list, loadingLabel, errorTitle, shown, empty, children }: ListCardProps) {
  const { data, error, isFetching, refetch } = list;
  return (
    <QueryView
      // An empty list that could not be read again may not be empty any more.
      query={{ data: error && shown === 0 ? undefined : data, error, isFetching, refetch }}
      loading={loadingLabel}
      skeleton={
        <div className="grid gap-3 p-4">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
      }
      failed={errorTitle}
      size="page"
      className="m-4"
    >
      {() => (shown > 0 ? children : empty)}
    </QueryView>
  );
}
