import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { officeAuditTexts } from '#features/audit/texts/office-audit.ts';
import { AuditTable, auditColumns } from '#features/audit/web/audit-table.tsx';
import { auditLogQuery } from '#features/audit/web/office-queries.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { useRecentRecord } from '#platform/browser/recent-records.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { BackLink } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { AccountContact } from './account-contact.tsx';
import { AccountHeader } from './account-header.tsx';
import { type AccountMarks, AccountOverview } from './account-overview.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { officeAccountQuery } from './queries.ts';

const texts = officeAccountPageTexts;

const tabNames = ['overview', 'sessions', 'contact', 'activity'] as const;

/** An account at its own address: profile, applications, sessions, activity. */
export function AccountScreen({ id, ...marks }: { id: string } & AccountMarks) {
  const [params, setParams] = useSearchParams();
  const query = useQuery(officeAccountQuery(id));
  const { data: file, error } = query;
  useRecentRecord('person', file && (file.account.full_name ?? file.account.email));
  // The list passes its search and filter along with its links.
  const { state } = useLocation() as { state: { list?: string } | null };
  const back = <BackLink to={`/admin/users${state?.list ?? ''}`}>{texts.back}</BackLink>;
  if (!file)
    return (
      <div className={error ? 'pt-4' : undefined}>
        {error && back}
        <QueryState
          query={query}
          loading={texts.loading}
          skeleton={
            <div className="grid gap-4 pt-6">
              <Skeleton className="h-9 w-72" />
              <Skeleton className="h-6 w-96 max-w-full" />
              <Skeleton className="mt-6 h-60" />
            </div>
          }
          failed={texts.errorLoading}
          size="page"
          missing={texts.missing}
        />
      </div>
    );

  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'overview';
  const open = (name: string) =>
    setParams(name === 'overview' ? {} : { tab: name }, { replace: true, state });
  return (
    <div className="pt-2">
      {back}
      <AccountHeader file={file} />
      {error && <LoadProblem title={texts.errorLoading} query={query} className="mb-4" />}
      <Tabs
        label={texts.tabs.label}
        value={tab}
        onValueChange={open}
        tabs={[
          {
            value: 'overview',
            label: texts.tabs.overview,
            panel: <AccountOverview file={file} {...marks} />,
          },
          {
            value: 'sessions',
            label: texts.tabs.sessions,
            count: file.sessions.length,
            panel: <AccountSessions file={file} />,
          },
          {
            value: 'contact',
            label: texts.tabs.contact,
            panel: <AccountContact file={file} conversationMark={marks.conversationMark} />,
          },
          { value: 'activity', label: texts.tabs.activity, panel: <AccountActivity id={id} /> },
        ]}
      />
    </div>
  );
}

const activityTexts = officeAccountPageTexts.activity;

/** The audit log about a user, or of what they did, newest first. */
function AccountActivity({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const by = params.get('show') === 'by';
  const log = usePagedQuery(auditLogQuery(by ? { who: id } : { about: id }), (page) => page.entries);
  const columns = useColumns(auditColumns);
  return (
    <div className="grid gap-4">
      <Field label={activityTexts.which} className="md:max-w-80">
        <Select
          value={by ? 'by' : 'about'}
          onChange={(event) =>
            setParams(
              { tab: 'activity', ...(event.target.value === 'by' && { show: 'by' }) },
              { replace: true, preventScrollReset: true },
            )
          }
        >
          <option value="about">{activityTexts.about}</option>
          <option value="by">{activityTexts.by}</option>
        </Select>
      </Field>
      <ListCard
        title={by ? activityTexts.by : activityTexts.about}
        tools={<ColumnsMenu columns={columns} />}
        list={log}
        loadingLabel={officeAuditTexts.loading}
        errorTitle={officeAuditTexts.errorLoading}
        empty={
          <EmptyState title={officeAuditTexts.empty.title}>
            <p>{officeAuditTexts.empty.body}</p>
          </EmptyState>
        }
        shown={log.rows.length}
        shownText={officeAuditTexts.shown(formatCount(log.rows.length))}
      >
        <ColumnsBox columns={columns}>
          <AuditTable entries={log.rows} caption={activityTexts.title} />
        </ColumnsBox>
      </ListCard>
    </div>
  );
}
