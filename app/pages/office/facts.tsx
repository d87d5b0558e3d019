import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { exportFacts, type FactFilter } from '#features/facts/contract.ts';
import { trusts } from '#features/facts/rules.ts';
import { officeFactTexts } from '#features/facts/texts/office-facts.ts';
import { FactsTable, FactsToolbar } from '#features/facts/web/facts-list.tsx';
import { useOfficeFacts } from '#features/facts/web/queries.ts';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/facts.ts';

const texts = officeFactTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/facts` */
export default function Facts() {
  const [params, setParams] = useSearchParams();
  const filter: FactFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    trust: trusts.find((trust) => trust === params.get('trust')),
    due: params.get('due') === '1' ? '1' : undefined,
  };
  const change = (next: FactFilter, options?: { replace: boolean }) =>
    setParams(
      Object.entries(next).filter((pair): pair is [string, string] => pair[1] !== undefined),
      { ...options, preventScrollReset: true },
    );
  const list = useOfficeFacts(filter);
  const { data } = list;
  const facts = data?.facts ?? [];
  const title = texts.cardHeader(data && formatCount(data.total));
  const narrowed = filter.q || filter.trust || filter.due;
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ExportButton contract={exportFacts} input={{ query: filter }} failed={texts.export.failed} />
            <ButtonLink to="/admin/facts/new">
              <Plus aria-hidden="true" />
              {texts.add}
            </ButtonLink>
          </>
        }
      />
      <FactsToolbar filter={filter} due={data?.due_count ?? 0} onChange={change} />
      <ListCard
        title={title}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyState
            title={texts.empty}
            action={narrowed && <Button onClick={() => change({})}>{uiTexts.clearSearch}</Button>}
          >
            <p>{filter.due && !filter.q && !filter.trust ? texts.emptyDue : texts.emptyBody}</p>
          </EmptyState>
        }
        shown={facts.length}
        shownText={texts.shown(formatCount(facts.length), formatCount(data?.total ?? 0))}
      >
        <FactsTable facts={facts} caption={title} />
      </ListCard>
    </>
  );
}
