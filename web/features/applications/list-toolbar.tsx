import { type ApplicationFilter, applicationStatus } from '#domain/contracts/applications.ts';
import { officeApplicationTexts, statusLabels } from '#domain/texts/office-applications.ts';
import { officeBatchTexts } from '#domain/texts/office-batches.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { DensitySwitch } from '../../ui/density-switch.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { useStaff } from '../accounts/use-staff.ts';

const texts = officeApplicationTexts;

export interface ListToolbarProps {
  filter: ApplicationFilter;
  onChange: (next: Partial<ApplicationFilter>, options?: { replace: boolean }) => void;
}

/** Search and filters of the staff list, and how close its rows stand. */
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
        className="max-md:flex-1 md:w-40"
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
      <AssignedFilter value={filter.assigned} onChange={(assigned) => onChange({ assigned })} />
      <div className="ml-auto max-md:hidden">
        <DensitySwitch />
      </div>
    </search>
  );
}

function AssignedFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (assigned: string | undefined) => void;
}) {
  const staff = useStaff();
  const known = !value || value === 'me' || value === 'none' || staff.some(({ id }) => id === value);
  return (
    <Select
      className="max-md:flex-1 md:w-40"
      aria-label={officeBatchTexts.assignedTo}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{officeBatchTexts.anyone}</option>
      <option value="me">{officeBatchTexts.me}</option>
      <option value="none">{officeBatchTexts.nobody}</option>
      {staff.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!known && <option value={value}>{officeBatchTexts.formerColleague}</option>}
    </Select>
  );
}
