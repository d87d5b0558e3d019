import { useQuery } from '@tanstack/react-query';
import { SystemStatusTab } from '#features/overview/web/system-status-tab.tsx';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import { officeSettingsQuery } from '#features/settings/web/office-queries.ts';
import { SettingsScreen } from '#features/settings/web/settings-screen.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { Route } from './+types/settings.ts';

const texts = officeSettingsTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/settings` */
export default function Settings() {
  const settings = useQuery(officeSettingsQuery);
  return (
    <>
      {!settings.data && <PageHeader title={texts.title} lead={texts.subtitle} />}
      <QueryView
        query={settings}
        loading={texts.loading}
        skeleton="h-60"
        failed={texts.errorLoading}
        size="card"
        className="mt-4"
      >
        {(data) => <SettingsScreen settings={data} status={<SystemStatusTab />} />}
      </QueryView>
    </>
  );
}
