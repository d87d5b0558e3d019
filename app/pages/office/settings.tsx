import { SystemStatusTab } from '#features/overview/web/system-status-tab.tsx';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import { useOfficeSettings } from '#features/settings/web/queries.ts';
import { SettingsScreen } from '#features/settings/web/settings-screen.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Card } from '#ui/card.tsx';
import { ProblemState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/settings.ts';

const texts = officeSettingsTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/settings` */
export default function Settings() {
  const { data, error, isFetching, refetch } = useOfficeSettings();
  if (data) return <SettingsScreen settings={data} status={<SystemStatusTab />} />;
  return (
    <>
      <PageHeader title={texts.title} lead={texts.subtitle} />
      {error ? (
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
      ) : (
        <LoadingArea label={texts.loading}>
          <Skeleton className="h-60" />
        </LoadingArea>
      )}
    </>
  );
}
