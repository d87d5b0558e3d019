import { trusts } from '#domain/rules/facts.ts';
import { officeFactTexts, trustLabels } from '#domain/texts/office-facts.ts';
import { formatCount } from '../../lib/format.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { FactFilter } from './use-office-facts.ts';

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
    <search className="flex flex-wrap gap-2 pb-4">
      <SearchInput
        className="min-w-0 flex-1 max-md:basis-full md:max-w-120"
        label={texts.searchLabel}
        placeholder={texts.search}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Select
        className="max-md:flex-1 md:w-40"
        aria-label={texts.trustFilter}
        value={filter.trust ?? ''}
        onChange={(event) =>
          onChange({ ...filter, trust: trusts.find((trust) => trust === event.target.value) })
        }
      >
        <option value="">{texts.allTrusts}</option>
        {trusts.map((trust) => (
          <option key={trust} value={trust}>
            {trustLabels[trust]}
          </option>
        ))}
      </Select>
      <Select
        className="max-md:flex-1 md:w-52"
        aria-label={texts.reviewFilter}
        value={filter.due ?? ''}
        onChange={(event) => onChange({ ...filter, due: event.target.value === '1' ? '1' : undefined })}
      >
        <option value="">{texts.anyReview}</option>
        <option value="1">{texts.due(formatCount(due))}</option>
      </Select>
    </search>
  );
}
