import { RefreshCw } from 'lucide-react';
import { exportAudit } from '#features/audit/contract/office-audit.ts';
import { officeAuditTexts } from '#features/audit/texts/office-audit.ts';
import { AuditEntries } from '#features/audit/web/audit-entries.tsx';
import { AuditFilters, filterOf, useAuditFilter } from '#features/audit/web/audit-filters.tsx';
import { ChainState } from '#features/audit/web/chain-state.tsx';
import { useAuditLog } from '#features/audit/web/queries.ts';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/audit.ts';

const texts = officeAuditTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/audit` */
export default function Audit() {
  const { address, change, clear, filtered } = useAuditFilter();
  const log = useAuditLog(filterOf(address));
  useErrorToast(texts.errorLoading, log.error?.message);
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ExportButton
              contract={exportAudit}
              input={{ query: filterOf(address) }}
              failed={texts.export.failed}
            />
            <Button busy={log.isFetching} onClick={() => log.refetch()}>
              {!log.isFetching && <RefreshCw aria-hidden="true" />}
              {texts.refresh}
            </Button>
          </>
        }
      />
      <ChainState />
      <AuditFilters
        address={address}
        filtered={filtered}
        onChange={change}
        onClear={clear}
        unknown={log.unknown}
      />
      <ListCard
        title={texts.cardTitle}
        list={log}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyState
            title={filtered ? texts.filteredEmpty.title : texts.empty.title}
            action={filtered && <Button onClick={clear}>{texts.filters.clear}</Button>}
          >
            <p>{filtered ? texts.filteredEmpty.body : texts.empty.body}</p>
          </EmptyState>
        }
        shown={log.entries.length}
        shownText={texts.shown(formatCount(log.entries.length))}
      >
        <AuditEntries entries={log.entries} label={texts.cardTitle} />
      </ListCard>
    </>
  );
}
