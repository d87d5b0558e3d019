import { useQuery } from '@tanstack/react-query';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { reviewedPapers } from '#features/documents/rules/document-types.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import type { ListColumns } from '#features/lists/web/columns.ts';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { oneOf, useListAddress } from '#features/lists/web/list-address.ts';
import { rowProps, useRows } from '#features/lists/web/rows.tsx';
import { call } from '#platform/browser/api.ts';
import { formatCount } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { pagedQuery, usePagedQuery } from '#platform/browser/paged-query.ts';
import { CopyIdText } from '#ui/copy-id.tsx';
import { Link } from '#ui/link.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { CellPair, Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type DocumentToReview, listDocumentsToReview, type ReviewFilter } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { paperNames } from '../texts/reviews.ts';
import { reviewSummaryQuery } from './office-queries.ts';
import { WaitingMark } from './waiting-mark.tsx';

const { queue: queueTexts, states, inReviewBy } = officeReviewTexts;

const texts = officeReviewTexts.queue;

/** The queue: filters that live in the address, and what waits, the oldest first. */
export function ReviewQueue({ address }: { address: ReturnType<typeof useReviewAddress> }) {
  const { filter, change } = address;
  const list = usePagedQuery(reviewQueueQuery(filter), (page) => page.documents);
  const rows = useRows({
    place: `reviews?${address.searchWith()}`,
    ids: list.rows.map(({ id }) => id),
    texts: officeListTexts.keys.documents,
    pages: list,
  });
  const columns = useColumns(reviewColumns);
  const title = texts.card(list.data && list.total);
  return (
    <>
      <ListCard
        title={title}
        filters={
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
        }
        tools={<ColumnsMenu columns={columns} />}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyList
            address={address}
            empty={texts.empty}
            filtered={texts.filteredEmpty}
            clearLabel={texts.filteredEmpty.clear}
          />
        }
        shown={list.rows.length}
        shownText={texts.shown(formatCount(list.rows.length), list.total)}
      >
        <ColumnsBox columns={columns}>
          <div {...rows.around}>
            <QueueTable documents={list.rows} caption={title} current={rows.current} />
          </div>
        </ColumnsBox>
      </ListCard>
      <KeyLegend rows={rows} />
    </>
  );
}

const { columns } = queueTexts;

const reviewColumns: ListColumns = {
  list: 'reviews',
  columns: {
    paper: { label: columns.paper, rem: 15, grows: true },
    applicant: { label: columns.applicant, rem: 11 },
    application: { label: columns.application, rem: 7.5 },
    waiting: { label: columns.waiting, rem: 7 },
    state: { label: columns.state, rem: 11 },
    assigned: { label: columns.assigned, rem: 8 },
  },
  leaving: ['application', 'assigned'],
  beside: 1,
};

interface QueueTableProps {
  documents: DocumentToReview[];
  caption: string;
  /** The keyboard goes on from this one. */
  current: string | undefined;
}

/** What waits for a review, one row each; the first link of a row leads to the document in its case. */
function QueueTable({ documents, caption, current }: QueueTableProps) {
  const base = useOfficeBase();
  return (
    <Table caption={caption} className="@min-[40rem]:table-fixed">
      <Thead>
        <Th column="paper">{columns.paper}</Th>
        <Th column="applicant">{columns.applicant}</Th>
        <Th column="application">{columns.application}</Th>
        <Th column="waiting">{columns.waiting}</Th>
        <Th column="state">{columns.state}</Th>
        <Th column="assigned">{columns.assigned}</Th>
      </Thead>
      <Tbody>
        {documents.map((row) => {
          const name = row.applicant_name ?? officeApplicationTexts.noName;
          return (
            <Tr key={row.id} {...rowProps(row.id, row.id === current)}>
              <Td column="paper" className="font-strong">
                <CellPair
                  first={
                    <Link
                      to={`${base}/applications/${row.application_id}?tab=documents&document=${row.id}`}
                      data-open
                      className="finger"
                    >
                      {paperNames[row.paper]}
                      <VisuallyHidden> {queueTexts.of(name)}</VisuallyHidden>
                    </Link>
                  }
                  second={row.file_name}
                  title={row.file_name}
                />
              </Td>
              <Td
                column="applicant"
                label={columns.applicant}
                title={name}
                className="wrap-anywhere @min-[40rem]:truncate"
              >
                {name}
              </Td>
              <Td column="application" label={columns.application}>
                <CopyIdText id={row.application_id} />
              </Td>
              <Td column="waiting" label={columns.waiting}>
                <WaitingMark since={row.waiting_since} />
              </Td>
              <Td column="state" label={columns.state}>
                {row.status === 'waiting' ? (
                  <StatusMark tone="todo">{states.waiting}</StatusMark>
                ) : (
                  <StatusMark tone="now" className="max-w-full align-top">
                    <span
                      title={row.reviewed_by ? inReviewBy(row.reviewed_by) : undefined}
                      className="min-w-0 whitespace-normal wrap-anywhere @min-[40rem]:line-clamp-2 @min-[40rem]:leading-5.5 compact:@min-[40rem]:line-clamp-1"
                    >
                      {row.reviewed_by ? inReviewBy(row.reviewed_by) : states.in_review}
                    </span>
                  </StatusMark>
                )}
              </Td>
              <Td column="assigned" label={columns.assigned} className="wrap-anywhere @min-[40rem]:truncate">
                {row.assigned_to ?? <span className="text-muted">{queueTexts.unassigned}</span>}
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}

/** The promise, and beside it how long it really takes and how much is late. */
export function Turnaround() {
  const { data } = useQuery(reviewSummaryQuery);
  return (
    <>
      {texts.lead}
      {data && (
        <span className="block">
          {data.turnaround
            ? texts.halfWithin(data.turnaround.papers, data.turnaround.half_within_hours)
            : texts.tooFew}{' '}
          {data.overdue > 0 && (
            <span className="font-strong text-bad-text">{texts.overdueNow(formatCount(data.overdue))}</span>
          )}
        </span>
      )}
    </>
  );
}

/** What waits for a review, the oldest first. */
const reviewQueueQuery = (filter: ReviewFilter) =>
  pagedQuery({
    queryKey: ['reviews', 'office', 'queue', filter],
    read: (cursor, signal) => call(listDocumentsToReview, { query: { ...filter, cursor } }, { signal }),
    meta: { staleOn: ['office-reviews'] },
  });

const readers = { paper: oneOf(reviewedPapers), overdue: oneOf(['yes']) };

/** What the queue shows, as the address says. */
export const useReviewAddress = () => useListAddress(readers);
