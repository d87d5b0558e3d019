import { RefreshCw } from 'lucide-react';
import { exportAudit } from '#features/audit/contract/office-audit.ts';
import { officeAuditTexts } from '#features/audit/texts/office-audit.ts';
import { AuditFilters, filterOf, useAuditAddress } from '#features/audit/web/audit-filters.tsx';
import { AuditTable, auditColumns } from '#features/audit/web/audit-table.tsx';
import { ChainState } from '#features/audit/web/chain-state.tsx';
import { auditLogQuery } from '#features/audit/web/office-queries.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { useRows } from '#features/lists/web/rows.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { Button } from '#ui/button.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/audit.ts';

const texts = officeAuditTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/audit` */
export default function Audit() {
  const address = useAuditAddress();
  const filter = filterOf(address.filter);
  const log = usePagedQuery(auditLogQuery(filter), (page) => page.entries);
  const rows = useRows({
    place: `audit?${address.searchWith()}`,
    ids: log.rows.map(({ id }) => id),
    texts: officeListTexts.keys.entries,
    pages: log,
  });
  const columns = useColumns(auditColumns);
  return (
    <>
      <PageHeader
        tight
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ExportButton contract={exportAudit} input={{ query: filter }} failed={texts.export.failed} />
            <Button busy={log.isFetching} onClick={() => log.refetch()}>
              {!log.isFetching && <RefreshCw aria-hidden="true" />}
              {texts.refresh}
            </Button>
          </>
        }
      />
      <ChainState />
      <AuditFilters address={address} unknown={log.first?.unknown ?? []} />
      <ListCard
        title={texts.cardTitle}
        tools={<ColumnsMenu columns={columns} />}
        list={log}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyList
            address={address}
            empty={texts.empty}
            filtered={texts.filteredEmpty}
            clearLabel={texts.filters.clear}
          />
        }
        shown={log.rows.length}
        shownText={texts.shown(formatCount(log.rows.length))}
      >
        <ColumnsBox columns={columns}>
          <div {...rows.around}>
            <AuditTable entries={log.rows} caption={texts.cardTitle} current={rows.current} />
          </div>
        </ColumnsBox>
      </ListCard>
      <KeyLegend rows={rows} />
    </>
  );
}
