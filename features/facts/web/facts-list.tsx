import type { ListAddress } from '#features/lists/web/list-address.ts';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatCount, formatShortDate } from '#platform/browser/format.ts';
import { Link } from '#ui/link.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { FactFilter, OfficeFact } from '../contract.ts';
import { insteadOf } from '../durations.ts';
import { isDueForReview, trusts } from '../rules.ts';
import { formatSourceDate } from '../source-date.ts';
import { factName, officeFactTexts, trustLabels } from '../texts/office-facts.ts';
import { today } from './office-queries.ts';

const { columns, ...texts } = officeFactTexts;

interface FactsTableProps {
  facts: readonly OfficeFact[];
  caption: string;
  /** The keyboard goes on from this one. */
  current: string | undefined;
}

/** The register, one row per fact, the next to be reviewed first. */
export function FactsTable({ facts, caption, current }: FactsTableProps) {
  return (
    <Table caption={caption}>
      <Thead>
        <Th>{columns.fact}</Th>
        <Th>{columns.source}</Th>
        <Th>{columns.trust}</Th>
        <Th>{columns.review}</Th>
        <Th>{columns.read}</Th>
      </Thead>
      <Tbody>
        {facts.map((fact) => (
          <Tr key={fact.id} {...rowProps(fact.id, fact.id === current)}>
            <Td className="@min-[40rem]:w-[42%]">
              <Link
                to={`/admin/facts/${fact.id}`}
                data-open
                className="inline-flex min-h-control items-center font-strong"
              >
                {factName(fact.id)}
              </Link>
              {insteadOf(fact) && <Tag tone="due">{texts.instead.mark}</Tag>}
              <span className="block font-normal">{fact.text}</span>
            </Td>
            <Td label={columns.source} className="[overflow-wrap:anywhere]">
              {fact.source}
              <span className="block text-small text-muted @max-[40rem]:ml-1.5 @max-[40rem]:inline">
                {formatSourceDate(fact.source_date)}
              </span>
            </Td>
            <Td label={columns.trust}>
              <Tag tone={fact.trust === 'disputed' ? 'due' : 'outline'}>{trustLabels[fact.trust]}</Tag>
            </Td>
            <Td label={columns.review}>
              <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-nowrap">
                <time dateTime={fact.review_by}>{formatShortDate(`${fact.review_by}T12:00:00`)}</time>
                {isDueForReview(fact, today()) && <Tag tone="due">{texts.dueMark}</Tag>}
              </span>
            </Td>
            <Td label={columns.read}>{fact.is_shown ? texts.read : texts.notRead}</Td>
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
