import { useStaff } from '#features/accounts/web/use-staff.ts';
import { OrderSelect } from '#features/lists/web/order-select.tsx';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';
import { DensitySwitch } from '#ui/density-switch.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { type ApplicationFilter, applicationStatus } from '../contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';

const texts = officeApplicationTexts;

export interface ListToolbarProps {
  filter: ApplicationFilter;
  onChange: (next: Partial<ApplicationFilter>, options?: { replace: boolean }) => void;
}

/** Search and filters of the staff list, and how close its rows stand. */
export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  const { typed, type } = useTypedSearch(filter.q ?? '', (q) => onChange({ q }, { replace: true }));
  return (
    <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, typed, type }}>
      <FilterSelect
        className="md:w-[10rem]"
        label={texts.statusFilter}
        all={texts.allStatuses}
        options={[
          ['active', texts.allActive] as const,
          ...applicationStatus.options.map((status) => [status, statusLabels[status]] as const),
        ]}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <AssignedFilter value={filter.assigned} onChange={(assigned) => onChange({ assigned })} />
      <OrderSelect dir={filter.dir} onChange={(dir) => onChange({ dir })} />
      <div className="ml-auto max-md:hidden">
        <DensitySwitch />
      </div>
    </ListFilters>
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
    <FilterSelect
      className="md:w-[10rem]"
      label={officeBatchTexts.assignedTo}
      all={officeBatchTexts.anyone}
      options={[
        ['me', officeBatchTexts.me],
        ['none', officeBatchTexts.nobody],
        ...staff.map(({ id, name }) => [id, name] as const),
        ...(value && !known ? [[value, officeBatchTexts.formerColleague] as const] : []),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
