import { exportApplications } from '#features/applications/contract/applications.ts';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { ApplicationsList } from '#features/applications/web/applications-list.tsx';
import { useApplicationsAddress, useApplicationViews } from '#features/applications/web/list-filter.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { ViewsBar } from '#features/lists/web/views-bar.tsx';
import type { CaseCellProps } from '#features/overview/web/case-waits.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/applications.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, officeApplicationTexts.title)];

/** Comes after the list, like what it says. */
const CaseCell = lazyPart<CaseCellProps>(() => import('#features/overview/web/case-waits.tsx'), {
  isOpen: () => true,
  close: () => {},
});

/** `/admin/applications`, `/staff/applications` */
export default function Applications() {
  const address = useApplicationsAddress();
  const params = address.searchWith({ dir: undefined });
  const { label, ...views } = useApplicationViews(params);
  return (
    <>
      <PageHeader
        tight
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
      <ApplicationsList address={address} label={label} CaseCell={CaseCell} />
    </>
  );
}
