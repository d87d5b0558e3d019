import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useStaff } from '#features/accounts/web/use-staff.ts';
import { applicationViews } from '#features/lists/rules.ts';
import { officeViewTexts } from '#features/lists/texts/office-views.ts';
import { OrderSelect } from '#features/lists/web/list-controls.tsx';
import { useViews } from '#features/lists/web/queries.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';
import type { Output } from '#platform/shared/contract.ts';
import { DensitySwitch } from '#ui/density.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { countApplicationViews } from '../contract/application-batches.ts';
import { type ApplicationFilter, applicationStatus, statusFilter } from '../contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import { officeApplicationsKey } from './office-queries.ts';

const texts = officeApplicationTexts;

interface ListToolbarProps {
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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What stands behind the list's question mark apart from the order: search and filters, always in this order. */
const viewKeys = ['q', 'status', 'assigned', 'quiet'] as const;

/** What the list shows. It lives in the address: Back restores it, a link shares it. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const assigned = params.get('assigned') ?? '';
  const filter: ApplicationFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    status: statusFilter.safeParse(params.get('status')).data,
    assigned: assigned === 'me' || assigned === 'none' || uuid.test(assigned) ? assigned : undefined,
    quiet: params.get('quiet') === '30' ? '30' : undefined,
    dir: params.get('dir') === 'asc' ? 'asc' : 'desc',
  };

  /** Sets some of it; what is undefined leaves the address. Typing replaces, a choice can be gone back on. */
  function change(next: Partial<ApplicationFilter>, options?: { replace?: boolean }) {
    setParams(searchOf({ ...filter, ...next }), { replace: options?.replace, preventScrollReset: true });
  }
  return { filter, change };
}

export type ListFilter = ReturnType<typeof useListFilter>;

/** Search and filters as a view keeps them: without the order. */
export function viewOf(filter: ApplicationFilter): string {
  return new URLSearchParams(
    viewKeys.flatMap((key) => (filter[key] ? [[key, filter[key]] as [string, string]] : [])),
  ).toString();
}

/** The whole query of the list's address. */
export function searchOf(filter: ApplicationFilter): string {
  return [viewOf(filter), filter.dir === 'asc' ? 'dir=asc' : ''].filter(Boolean).join('&');
}

const builtIn = applicationViews.map(({ key, params }) => ({
  key,
  params,
  label: officeViewTexts.applications[key],
}));

/** The views of the list of applications, how many each holds, and what the present one is called. */
export function useApplicationViews(params: string) {
  const own = useViews('applications');
  const { data, refetch } = useQuery<Output<typeof countApplicationViews>, ApiError>({
    queryKey: [...officeApplicationsKey, 'views'],
    queryFn: ({ signal }) => call(countApplicationViews, {}, { signal }),
  });
  const counts = new Map(
    data?.counts.map(({ key, total, total_is_capped }) => [key, formatTotal(total, total_is_capped)]),
  );
  const label =
    builtIn.find((view) => view.params === params)?.label ??
    own.find((view) => view.params === params)?.name ??
    officeViewTexts.searchResults;
  return { builtIn, own, counts, label, onChanged: () => void refetch() };
}
