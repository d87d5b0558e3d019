import { useQuery } from '@tanstack/react-query';
import { getSettings, type Settings as SettingsValues } from '#domain/contracts/settings.ts';
import { officeSettingsTexts } from '#domain/texts/office-settings.ts';
import { SettingsView } from '../../features/settings/settings-view.tsx';
import { type ApiError, call } from '../../lib/api.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProblemState } from '../../ui/problem-state.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/settings.ts';

const texts = officeSettingsTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/settings` */
export default function Settings() {
  const { data, error, isFetching, refetch } = useQuery<SettingsValues, ApiError>({
    queryKey: ['settings', 'office'],
    queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.subtitle} />
      {data && <SettingsView settings={data} />}
      {!data && error && (
        <Card padded={false}>
          <ProblemState
            title={texts.errorLoading}
            reference={error.requestId}
            onRetry={() => refetch()}
            retrying={isFetching}
          >
            <p>{error.message}</p>
          </ProblemState>
        </Card>
      )}
      {!data && !error && (
        <LoadingArea label={texts.loading}>
          <Skeleton className="h-60" />
        </LoadingArea>
      )}
    </>
  );
}
