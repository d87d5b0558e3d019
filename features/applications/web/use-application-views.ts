import { useQuery } from '@tanstack/react-query';
import { applicationViews } from '#features/lists/rules.ts';
import { officeViewTexts } from '#features/lists/texts/office-views.ts';
import { useViews } from '#features/lists/web/use-views.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTotal } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { countApplicationViews } from '../contract/application-batches.ts';
import { officeApplicationsKey } from './use-office-applications.ts';

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
