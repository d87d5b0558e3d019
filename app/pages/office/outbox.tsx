import { useSearchParams } from 'react-router';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { exportMails, type MailFilter, mailStatus } from '#features/mails/contract.ts';
import { officeMailTexts } from '#features/mails/texts/office-mails.ts';
import { MailPreview } from '#features/mails/web/mail-preview.tsx';
import { kindInWords } from '#features/mails/web/mail-words.ts';
import { MailsTable } from '#features/mails/web/mails-table.tsx';
import { useOfficeMails } from '#features/mails/web/queries.ts';
import { formatCount, formatTotal } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useTypedSearch } from '#platform/browser/use-typed-search.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/outbox.ts';

const texts = officeMailTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/outbox`; `?mail=` opens one. */
export default function Outbox() {
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind') ?? '';
  const filter: MailFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    status: mailStatus.safeParse(params.get('status')).data,
    kind: /^[a-z-]{1,40}$/.test(kind) ? kind : undefined,
  };
  const opened = params.get('mail');
  function go(next: MailFilter & { mail?: string }, replace = false) {
    const entries = Object.entries({ ...filter, ...next }).filter(([, value]) => value);
    setParams(new URLSearchParams(entries), { replace, preventScrollReset: true });
  }
  const { typed, type } = useTypedSearch(filter.q ?? '', (q) => go({ q }, true));
  const list = useOfficeMails(filter);
  useErrorToast(texts.errorLoading, list.error?.message);

  const total = formatTotal(list.total, list.isCapped);
  const title = texts.cardHeader(list.data && total);
  const filtered = Boolean(filter.q || filter.status || filter.kind);
  const nothing = filtered ? texts.filteredEmpty : texts.empty;
  const kinds = filter.kind && !list.kinds.includes(filter.kind) ? [...list.kinds, filter.kind] : list.kinds;
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.subtitle}
        actions={
          <>
            <ButtonLink to="/admin/outbox/kinds">{texts.kinds.link}</ButtonLink>
            <ExportButton contract={exportMails} input={{ query: filter }} failed={texts.export.failed} />
          </>
        }
      />
      <ListFilters search={{ label: texts.searchLabel, placeholder: texts.search, typed, type }}>
        <FilterSelect
          label={texts.statusFilter}
          all={texts.allStatuses}
          options={mailStatus.options.map((status) => [status, texts.statusOptions[status]] as const)}
          value={filter.status}
          onChange={(status) => go({ status })}
        />
        <FilterSelect
          label={texts.kindFilter}
          all={texts.allKinds}
          options={kinds.map((name) => [name, kindInWords(name)] as const)}
          value={filter.kind}
          onChange={(name) => go({ kind: name })}
        />
      </ListFilters>
      <ListCard
        title={title}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyState
            title={nothing.title}
            action={
              filtered && (
                <Button onClick={() => go({ q: undefined, status: undefined, kind: undefined })}>
                  {uiTexts.clearSearch}
                </Button>
              )
            }
          >
            <p>{nothing.body}</p>
          </EmptyState>
        }
        shown={list.mails.length}
        shownText={texts.shown(formatCount(list.mails.length), total)}
      >
        <MailsTable mails={list.mails} caption={title} onOpen={(mail) => go({ mail })} />
      </ListCard>
      {opened && (
        <MailPreview
          key={opened}
          id={opened}
          row={list.mails.find(({ id }) => id === opened)}
          onClose={() => go({})}
        />
      )}
    </>
  );
}
