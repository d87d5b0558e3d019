import clsx from 'clsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#platform/browser/format.ts';
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts';
import { type MessageFilter, type SupportView, supportView } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useSupportCounts } from './use-support-counts.ts';
import { searchOf } from './use-support-filter.ts';

const texts = officeSupportTexts.views;
/** Counting stops there. */
const most = 1_000;

/** The queues beside the plain list, each a link with its number. A search is taken along. */
export function SupportViews({ filter }: { filter: MessageFilter }) {
  const { data } = useSupportCounts();
  const row = useRef<HTMLUListElement>(null);
  useChosenInSight(row, `${filter.view} ${data !== undefined}`);
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
                to={{ search: searchOf({ ...filter, view, dir: undefined }) }}
                preventScrollReset
                aria-current={filter.view === view ? 'page' : undefined}
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
