import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { matching, oneOf, searchText, useListAddress } from '#features/lists/web/list-address.ts';
import { useRows } from '#features/lists/web/rows.tsx';
import { exportMails, mailStatus } from '#features/mails/contract.ts';
import { officeMailTexts } from '#features/mails/texts/office-mails.ts';
import { MailPreview } from '#features/mails/web/mail-preview.tsx';
import { mailKindName } from '#features/mails/web/mail-words.ts';
import { MailsTable, mailColumns } from '#features/mails/web/mails-table.tsx';
import { officeMailsQuery } from '#features/mails/web/queries.ts';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { ButtonLink } from '#ui/link.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/outbox.ts';

const texts = officeMailTexts;

const readers = {
  q: searchText,
  status: oneOf(mailStatus.options),
  kind: matching(/^[a-z-]{1,40}$/),
  mail: matching(/^[0-9a-f-]{36}$/),
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/outbox`; `?mail=` opens one. */
export default function Outbox() {
  const address = useListAddress(readers, ['mail']);
  const { mail: opened, ...filter } = address.filter;
  const list = usePagedQuery(officeMailsQuery(filter), (page) => page.mails);
  const rows = useRows({
    place: `mails?${address.searchWith({ mail: undefined })}`,
    ids: list.rows.map(({ id }) => id),
    texts: officeListTexts.keys.mails,
    pages: list,
    search: true,
  });

  const columns = useColumns(mailColumns);
  const title = texts.cardHeader(list.data && list.total);
  const kinds = [...new Set([...(list.first?.kinds ?? []), ...(filter.kind ? [filter.kind] : [])])];
  return (
    <>
      <PageHeader
        tight
        title={texts.title}
        lead={texts.subtitle}
        actions={
          <>
            <ButtonLink to="/admin/outbox/kinds">{texts.kinds.link}</ButtonLink>
            <ExportButton contract={exportMails} input={{ query: filter }} failed={texts.export.failed} />
          </>
        }
      />
      <ListCard
        title={title}
        filters={
          <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, ...address.typing }}>
            <FilterSelect
              label={texts.statusFilter}
              all={texts.allStatuses}
              options={mailStatus.options.map((status) => [status, texts.statusOptions[status]] as const)}
              value={filter.status}
              onChange={(status) => address.change({ status })}
            />
            <FilterSelect
              label={texts.kindFilter}
              all={texts.allKinds}
              options={kinds.map((name) => [name, mailKindName(name)] as const)}
              value={filter.kind}
              onChange={(kind) => address.change({ kind })}
            />
          </ListFilters>
        }
        tools={<ColumnsMenu columns={columns} />}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={<EmptyList address={address} empty={texts.empty} filtered={texts.filteredEmpty} />}
        shown={list.rows.length}
        shownText={texts.shown(formatCount(list.rows.length), list.total)}
      >
        <ColumnsBox columns={columns}>
          <div {...rows.around}>
            <MailsTable
              mails={list.rows}
              caption={title}
              current={rows.current}
              onOpen={(mail) => address.change({ mail })}
            />
          </div>
        </ColumnsBox>
      </ListCard>
      <KeyLegend rows={rows} />
      {opened && (
        <MailPreview
          key={opened}
          id={opened}
          row={list.rows.find(({ id }) => id === opened)}
          onClose={() => address.change({ mail: undefined })}
        />
      )}
    </>
  );
}
