import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ThumbsUp } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { oneOf, searchText, useListAddress } from '#features/lists/web/list-address.ts';
import { formatCount, formatShare } from '#platform/browser/format.ts';
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts';
import { type SupportView, supportStatus, supportView } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { supportCountsQuery } from './office-queries.ts';

const texts = officeSupportTexts.views;

/** Counts stop here. */
const most = 1_000;

/** The queues as links with counts. They keep the search. */
export function SupportViews({ address }: { address: SupportAddress }) {
  const chosen = address.filter.view;
  const { data } = useQuery(supportCountsQuery);
  const row = useRef<HTMLUListElement>(null);
  useChosenInSight(row, `${chosen} ${data !== undefined}`);
  const views: (SupportView | undefined)[] = [undefined, ...supportView.options];
  return (
    <nav aria-label={texts.label} className="mb-4 border-b border-line">
      <ul
        ref={row}
        className="-mx-1 flex gap-5 overflow-x-auto px-1 scrollbar-none max-lg:fades-right max-lg:pr-8"
      >
        {views.map((view) => {
          const count = view && data?.views[view];
          return (
            <li key={view ?? 'all'} className="flex-none">
              <Link
                to={{ search: address.searchWith({ view, dir: undefined }) }}
                preventScrollReset
                aria-current={chosen === view ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-control min-w-6 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-muted no-underline -outline-offset-3 hover:text-ink',
                  'aria-[current=page]:border-link aria-[current=page]:font-strong aria-[current=page]:text-ink',
                )}
              >
                {texts[view ?? 'all']}
                {count !== undefined && (
                  <span className="font-normal tabular-nums">
                    {count >= most ? texts.many : formatCount(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The share of helpful ratings, with their number: a share of three ratings says little. */
export function SupportRatings() {
  const { data } = useQuery(supportCountsQuery);
  if (!data) return null;
  const { count, helpful, days } = data.ratings;
  return (
    <span className="mt-0.5 flex items-center gap-1.5">
      <ThumbsUp aria-hidden="true" className="size-4" />
      {count === 0
        ? officeSupportTexts.noRatings(days)
        : officeSupportTexts.ratings(formatShare(helpful / count), formatCount(count), days)}
    </span>
  );
}

const readers = {
  view: oneOf(supportView.options),
  q: searchText,
  status: oneOf(supportStatus.options),
  dir: oneOf(['asc']),
};

/** The list's filter in the address; clearing keeps view and sort order. */
export const useSupportAddress = () => useListAddress(readers, ['view', 'dir']);

export type SupportAddress = ReturnType<typeof useSupportAddress>;
