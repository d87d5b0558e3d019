import type { ListColumns } from '#features/lists/web/columns.ts';
import type { ListAddress } from '#features/lists/web/list-address.ts';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatCount, formatShortDate } from '#platform/browser/format.ts';
import { Link } from '#ui/link.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { CellPair, Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { FactFilter, OfficeFact } from '../contract.ts';
import { insteadOf } from '../durations.ts';
import { isDueForReview, trusts } from '../rules.ts';
import { formatSourceDate } from '../source-date.ts';
import { factName, officeFactTexts, trustLabels } from '../texts/office-facts.ts';
import { today } from './office-queries.ts';

const { columns, ...texts } = officeFactTexts;

export const factColumns: ListColumns = {
  list: 'facts',
  columns: {
    fact: { label: columns.fact, rem: 20, grows: true },
    source: { label: columns.source, rem: 14 },
    trust: { label: columns.trust, rem: 7.5 },
    review: { label: columns.review, rem: 10 },
    read: { label: columns.read, rem: 7 },
  },
  leaving: ['source', 'read', 'trust'],
  beside: 1,
};

interface FactsTableProps {
  facts: readonly OfficeFact[];
  caption: string;
  /** The keyboard goes on from this one. */
  current: string | undefined;
}

/** The register, one row per fact, the next to be reviewed first. */
export function FactsTable({ facts, caption, current }: FactsTableProps) {
  return (
    <Table caption={caption} className="@min-[40rem]:table-fixed">
      <Thead>
        <Th column="fact">{columns.fact}</Th>
        <Th column="source">{columns.source}</Th>
        <Th column="trust">{columns.trust}</Th>
        <Th column="review">{columns.review}</Th>
        <Th column="read">{columns.read}</Th>
      </Thead>
      <Tbody>
        {facts.map((fact) => (
          <Tr key={fact.id} {...rowProps(fact.id, fact.id === current)}>
            <Td column="fact">
              <CellPair
                first={
                  <span className="flex items-center gap-x-2">
                    <Link
                      to={`/admin/facts/${fact.id}`}
                      data-open
                      className="font-strong @max-[40rem]:inline-flex @max-[40rem]:min-h-control @max-[40rem]:items-center"
                    >
                      {factName(fact.id)}
                    </Link>
                    {insteadOf(fact) && <Tag tone="due">{texts.instead.mark}</Tag>}
                  </span>
                }
                second={fact.text}
                title={fact.text}
              />
            </Td>
            <Td
              column="source"
              label={columns.source}
              title={fact.source}
              className="[overflow-wrap:anywhere] @min-[40rem]:truncate"
            >
              {fact.source}
              <span className="text-small text-muted"> {formatSourceDate(fact.source_date)}</span>
            </Td>
            <Td column="trust" label={columns.trust}>
              <Tag tone={fact.trust === 'disputed' ? 'due' : 'outline'}>{trustLabels[fact.trust]}</Tag>
            </Td>
            <Td column="review" label={columns.review}>
              <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-nowrap">
                <time dateTime={fact.review_by}>{formatShortDate(`${fact.review_by}T12:00:00`)}</time>
                {isDueForReview(fact, today()) && <Tag tone="due">{texts.dueMark}</Tag>}
              </span>
            </Td>
            <Td column="read" label={columns.read} className="@min-[40rem]:truncate">
              {fact.is_shown ? texts.read : texts.notRead}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

interface FactsToolbarProps {
  address: ListAddress<FactFilter>;
  /** How many of all facts are due; 0 while it is not known. */
  due: number;
}

/** Search, trust and what is due. */
export function FactsToolbar({ address: { filter, change, typing }, due }: FactsToolbarProps) {
  return (
    <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, ...typing }}>
      <FilterSelect
        className="md:w-[10rem]"
        label={texts.trustFilter}
        all={texts.allTrusts}
        options={trusts.map((trust) => [trust, trustLabels[trust]] as const)}
        value={filter.trust}
        onChange={(trust) => change({ trust })}
      />
      <FilterSelect
        className="md:w-[13rem]"
        label={texts.reviewFilter}
        all={texts.anyReview}
        options={[['1', texts.due(formatCount(due))]]}
        value={filter.due}
        onChange={(chosen) => change({ due: chosen })}
      />
    </ListFilters>
  );
}
