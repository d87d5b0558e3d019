import { formatCount } from '#platform/browser/format.ts';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import type { FactFilter } from '../contract.ts';
import { trusts } from '../rules.ts';
import { officeFactTexts, trustLabels } from '../texts/office-facts.ts';

const texts = officeFactTexts;

export interface FactsToolbarProps {
  filter: FactFilter;
  /** How many of all facts are due; 0 while it is not known. */
  due: number;
  onChange: (next: FactFilter, options?: { replace: boolean }) => void;
}

/** Search, trust and what is due. */
export function FactsToolbar({ filter, due, onChange }: FactsToolbarProps) {
  const { typed, type } = useTypedSearch(filter.q ?? '', (q) =>
    onChange({ ...filter, q: q || undefined }, { replace: true }),
  );
  return (
    <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, typed, type }}>
      <FilterSelect
        className="md:w-[10rem]"
        label={texts.trustFilter}
        all={texts.allTrusts}
        options={trusts.map((trust) => [trust, trustLabels[trust]] as const)}
        value={filter.trust}
        onChange={(trust) => onChange({ ...filter, trust })}
      />
      <FilterSelect
        className="md:w-[13rem]"
        label={texts.reviewFilter}
        all={texts.anyReview}
        options={[['1', texts.due(formatCount(due))]]}
        value={filter.due}
        onChange={(chosen) => onChange({ ...filter, due: chosen })}
      />
    </ListFilters>
  );
}
