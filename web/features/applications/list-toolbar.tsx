import { type ApplicationFilter, applicationStatus } from '#domain/contracts/applications.ts';
import { officeApplicationTexts, statusLabels } from '#domain/texts/office-applications.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';

const texts = officeApplicationTexts;

export interface ListToolbarProps {
  filter: ApplicationFilter;
  onChange: (next: Partial<ApplicationFilter>, options?: { replace: boolean }) => void;
}

/** Search and status filter of the staff list. */
export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  const { typed, type } = useTypedSearch(filter.q ?? '', (q) => onChange({ q }, { replace: true }));
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
        className="max-md:flex-1 md:w-44"
        aria-label={texts.statusFilter}
        value={filter.status ?? ''}
        onChange={(event) => onChange({ status: applicationStatus.safeParse(event.target.value).data })}
      >
        <option value="">{texts.allStatuses}</option>
        {applicationStatus.options.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </Select>
    </search>
  );
}
