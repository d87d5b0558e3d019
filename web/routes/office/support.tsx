import { MessageSquareQuote } from 'lucide-react';
import { exportMessages, supportStatus } from '#domain/contracts/support.ts';
import { officeSupportTexts, supportStatusLabels } from '#domain/texts/office-support.ts';
import { ExportButton } from '../../features/lists/export-button.tsx';
import { SupportList } from '../../features/support/support-list.tsx';
import { SupportRatings } from '../../features/support/support-ratings.tsx';
import { SupportViews } from '../../features/support/support-views.tsx';
import { useSupportFilter } from '../../features/support/use-support-filter.ts';
import { useOfficeBase } from '../../lib/office-base.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { Route } from './+types/support.ts';

const texts = officeSupportTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/support`, `/staff/support` */
export default function Support() {
  const { filter, change } = useSupportFilter();
  const { typed, type } = useTypedSearch(filter.q ?? '', (q) => change({ q }, true));
  return (
    <>
      <PageHeader
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
      <SupportViews filter={filter} />
      <search className="flex flex-wrap gap-2 pb-4">
        <SearchInput
          className="min-w-0 flex-1 max-md:basis-full md:max-w-120"
          label={texts.searchLabel}
          placeholder={texts.search}
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Select
          className="max-md:flex-1 md:w-44"
          aria-label={texts.statusFilter}
          value={filter.status ?? ''}
          onChange={(event) => change({ status: supportStatus.safeParse(event.target.value).data })}
        >
          <option value="">{texts.all}</option>
          {supportStatus.options.map((status) => (
            <option key={status} value={status}>
              {supportStatusLabels[status]}
            </option>
          ))}
        </Select>
      </search>
      <SupportList filter={filter} onChangeFilter={change} />
    </>
  );
}
