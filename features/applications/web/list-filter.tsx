import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '#features/accounts/web/office-queries.ts';
import { applicationViews } from '#features/lists/rules.ts';
import { officeViewTexts } from '#features/lists/texts/office-views.ts';
import { matching, oneOf, searchText, useListAddress } from '#features/lists/web/list-address.ts';
import { OrderSelect } from '#features/lists/web/list-controls.tsx';
import { useViews } from '#features/lists/web/queries.ts';
import { formatTotal } from '#platform/browser/format.ts';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { applicationStatus, statusFilter } from '../contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';
import { viewCountsQuery } from './office-queries.ts';

const texts = officeApplicationTexts;

/** Search and filters of the staff list. */
export function ListToolbar({ address: { filter, change, typing } }: { address: ApplicationsAddress }) {
  return (
    <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, ...typing }}>
      <FilterSelect
        className="md:w-[10rem]"
        label={texts.statusFilter}
        all={texts.allStatuses}
        options={[
          ['active', texts.allActive] as const,
          ...applicationStatus.options.map((status) => [status, statusLabels[status]] as const),
        ]}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      <AssignedFilter value={filter.assigned} onChange={(assigned) => change({ assigned })} />
      <OrderSelect dir={filter.dir} onChange={(dir) => change({ dir })} />
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
  const staff = useQuery(staffQuery).data ?? [];
  const known = !value || value === 'me' || value === 'none' || staff.some(({ id }) => id === value);
  return (
    <FilterSelect
      className="md:w-[10rem]"
      label={officeBatchTexts.assignedTo}
      all={officeBatchTexts.anyone}
      options={[
        ['me', officeBatchTexts.me],
        ['none', officeBatchTexts.unassigned],
        ...staff.map(({ id, name }) => [id, name] as const),
        ...(value && !known ? [[value, officeBatchTexts.formerColleague] as const] : []),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

const readers = {
  q: searchText,
  status: oneOf(statusFilter.options),
  assigned: matching(/^(me|none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/),
  quiet: oneOf(['30']),
  dir: oneOf(['asc']),
};

/** The list's filters in the address; the sort order is no part of a saved view. */
export const useApplicationsAddress = () => useListAddress(readers, ['dir']);

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;

const builtIn = applicationViews.map(({ key, params }) => ({
  key,
  params,
  label: officeViewTexts.applications[key],
}));

/** The list's views, how many applications each holds, and the name of the current one. */
export function useApplicationViews(params: string) {
  const own = useViews('applications');
  const { data, refetch } = useQuery(viewCountsQuery);
  const counts = new Map(
    data?.counts.map(({ key, total, total_is_capped }) => [key, formatTotal(total, total_is_capped)]),
  );
  const label =
    builtIn.find((view) => view.params === params)?.label ??
    own.find((view) => view.params === params)?.name ??
    officeViewTexts.searchResults;
  return { builtIn, own, counts, label, onChanged: () => void refetch() };
}
