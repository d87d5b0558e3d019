import { exportApplications } from '#features/applications/contract/applications.ts';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { ApplicationsList } from '#features/applications/web/applications-list.tsx';
import {
  ListToolbar,
  useApplicationsAddress,
  useApplicationViews,
} from '#features/applications/web/list-filter.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { ViewsBar } from '#features/lists/web/views-bar.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/applications.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, officeApplicationTexts.title)];

/** `/admin/applications`, `/staff/applications` */
export default function Applications() {
  const address = useApplicationsAddress();
  const params = address.searchWith({ dir: undefined });
  const { label, ...views } = useApplicationViews(params);
  return (
    <>
      <PageHeader
        title={officeApplicationTexts.title}
        lead={officeApplicationTexts.subtitle}
        actions={
          <ExportButton
            contract={exportApplications}
            input={{ query: address.filter }}
            failed={officeApplicationTexts.errors.exporting}
          />
        }
      />
      <ViewsBar list="applications" params={params} {...views} />
      <ListToolbar address={address} />
      <ApplicationsList address={address} label={label} />
    </>
  );
}
