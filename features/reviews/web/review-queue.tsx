import { reviewedPapers } from '#features/documents/rules/document-types.ts';
import { formatCount } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { paperNames } from '../texts/reviews.ts';
import { QueueTable } from './queue-table.tsx';
import { useReviewFilter } from './use-review-filter.ts';
import { useReviewQueue } from './use-review-queue.ts';

const texts = officeReviewTexts.queue;

/** The queue: filters that live in the address, and what waits, the oldest first. */
export function ReviewQueue() {
  const [filter, change] = useReviewFilter();
  const list = useReviewQueue(filter);
  const total = formatCount(list.total) + (list.isCapped ? '+' : '');
  const title = texts.card(list.data && total);
  const filtered = Boolean(filter.paper || filter.overdue);
  return (
    <>
      <ListFilters>
        <FilterSelect
          className="max-lg:flex-1 md:w-[14rem]"
          label={texts.typeFilter}
          all={texts.allTypes}
          options={reviewedPapers.map((paper) => [paper, paperNames[paper]] as const)}
          value={filter.paper}
          onChange={(paper) => change({ paper })}
        />
        <FilterSelect
          className="max-lg:flex-1 md:w-[14rem]"
          label={texts.waitFilter}
          all={texts.allWaits}
          options={[['yes', texts.overdue]]}
          value={filter.overdue}
          onChange={(overdue) => change({ overdue })}
        />
      </ListFilters>
      <ListCard
        title={title}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
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
      >
        <QueueTable documents={list.documents} caption={title} />
      </ListCard>
    </>
  );
}
