import { useSearchParams } from 'react-router';
import type { ReviewFilter } from '#domain/contracts/reviews.ts';
import { type ReviewedPaper, reviewedPapers } from '#domain/rules/reviews.ts';
import { officeReviewTexts } from '#domain/texts/office-reviews.ts';
import { paperNames } from '#domain/texts/reviews.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListCard } from '../../ui/list-card.tsx';
import { Select } from '../../ui/select.tsx';
import { QueueTable } from './queue-table.tsx';
import { useReviewQueue } from './use-review-queue.ts';

const texts = officeReviewTexts.queue;

/** The queue: filters that live in the address, and what waits, the oldest first. */
export function ReviewQueue() {
  const [params, setParams] = useSearchParams();
  const filter: ReviewFilter = {
    paper: paperNamed(params.get('paper')),
    overdue: params.get('overdue') === 'yes' ? 'yes' : undefined,
  };
  function change(next: ReviewFilter) {
    const entries = Object.entries({ ...filter, ...next }).filter(([, value]) => value);
    setParams(new URLSearchParams(entries), { preventScrollReset: true });
  }
  const list = useReviewQueue(filter);
  const total = formatCount(list.total) + (list.isCapped ? '+' : '');
  const title = texts.card(total);
  const filtered = Boolean(filter.paper || filter.overdue);
  return (
    <>
      <search className="flex flex-wrap gap-2 pb-4">
        <Select
          className="max-md:flex-1 md:w-56"
          aria-label={texts.typeFilter}
          value={filter.paper ?? ''}
          onChange={({ target }) => change({ paper: paperNamed(target.value) })}
        >
          <option value="">{texts.allTypes}</option>
          {reviewedPapers.map((paper) => (
            <option key={paper} value={paper}>
              {paperNames[paper]}
            </option>
          ))}
        </Select>
        <Select
          className="max-md:flex-1 md:w-56"
          aria-label={texts.waitFilter}
          value={filter.overdue ?? ''}
          onChange={({ target }) => change({ overdue: target.value === 'yes' ? 'yes' : undefined })}
        >
          <option value="">{texts.allWaits}</option>
          <option value="yes">{texts.overdue}</option>
        </Select>
      </search>
      <ListCard
        title={title}
        loading={list.isPending}
        loadingLabel={texts.loading}
        problem={
          list.error && {
            title: texts.errorLoading,
            detail: list.error.message,
            reference: list.error.requestId,
            onRetry: () => list.refetch(),
            retrying: list.isFetching,
          }
        }
        empty={
          filtered ? (
            <EmptyState
              title={texts.filteredEmpty.title}
              action={
                <Button onClick={() => change({ paper: undefined, overdue: undefined })}>
                  {texts.filteredEmpty.clear}
                </Button>
              }
            >
              <p>{texts.filteredEmpty.body}</p>
            </EmptyState>
          ) : (
            <EmptyState title={texts.empty.title}>
              <p>{texts.empty.body}</p>
            </EmptyState>
          )
        }
        shown={list.documents.length}
        shownText={texts.shown(formatCount(list.documents.length), total)}
        more={
          list.hasNextPage ? { busy: list.isFetchingNextPage, onMore: () => list.fetchNextPage() } : undefined
        }
      >
        <QueueTable documents={list.documents} caption={title} />
      </ListCard>
    </>
  );
}

const paperNamed = (value: string | null): ReviewedPaper | undefined =>
  reviewedPapers.find((paper) => paper === value);
