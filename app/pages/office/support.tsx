import { MessageSquareQuote } from 'lucide-react';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { OrderSelect } from '#features/lists/web/list-controls.tsx';
import { exportMessages, supportStatus } from '#features/support/contract/support.ts';
import { officeSupportTexts, supportStatusLabels } from '#features/support/texts/office-support.ts';
import { SupportList } from '#features/support/web/support-list.tsx';
import { SupportRatings, SupportViews, useSupportAddress } from '#features/support/web/support-views.tsx';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { ButtonLink } from '#ui/link.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/support.ts';

const texts = officeSupportTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/support`, `/staff/support` */
export default function Support() {
  const address = useSupportAddress();
  const { filter, change } = address;
  return (
    <>
      <PageHeader
        tight
        title={texts.title}
        lead={
          <>
            {texts.subtitle} <SupportRatings />
          </>
        }
        actions={
          <>
            <ExportButton contract={exportMessages} input={{ query: filter }} failed={texts.export.failed} />
            <ButtonLink to={`${useOfficeBase()}/support/canned-replies`}>
              <MessageSquareQuote aria-hidden="true" />
              {texts.thread.canned.manage}
            </ButtonLink>
          </>
        }
      />
      <SupportViews address={address} />
      <SupportList
        address={address}
        filters={
          <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, ...address.typing }}>
            <FilterSelect
              label={texts.statusFilter}
              all={texts.all}
              options={supportStatus.options.map((status) => [status, supportStatusLabels[status]] as const)}
              value={filter.status}
              onChange={(status) => change({ status })}
            />
            {!filter.view && <OrderSelect dir={filter.dir} onChange={(dir) => change({ dir })} />}
          </ListFilters>
        }
      />
    </>
  );
}
