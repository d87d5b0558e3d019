import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { exportFacts } from '#features/facts/contract.ts';
import { trusts } from '#features/facts/rules.ts';
import { officeFactTexts } from '#features/facts/texts/office-facts.ts';
import { FactsTable, FactsToolbar, factColumns } from '#features/facts/web/facts-list.tsx';
import { officeFactsQuery } from '#features/facts/web/office-queries.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { oneOf, searchText, useListAddress } from '#features/lists/web/list-address.ts';
import { useRows } from '#features/lists/web/rows.tsx';
import { dueFacts } from '#features/queue/rules.ts';
import { formatCount } from '#platform/browser/format.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/facts.ts';

const texts = officeFactTexts;
const NextInQueue = lazyPlace(
  async () => ({ default: (await import('#features/queue/web/next-in-queue.tsx')).NextInQueue }),
  uiTexts.notFetched.title,
);
const readers = { q: searchText, trust: oneOf(trusts), due: oneOf(['1']) };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/facts` */
export default function Facts() {
  const address = useListAddress(readers);
  const { filter } = address;
  const list = useQuery(officeFactsQuery(filter));
  const { data } = list;
  const facts = data?.facts ?? [];
  const rows = useRows({
    place: `facts?${address.searchWith()}`,
    ids: facts.map(({ id }) => id),
    texts: officeListTexts.keys.facts,
    search: true,
  });
  const columns = useColumns(factColumns);
  const title = texts.cardHeader(data && formatCount(data.total));
  return (
    <>
      <PageHeader
        tight
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            {filter.due && (
              <Suspense>
                <NextInQueue id={dueFacts} />
              </Suspense>
            )}
            <ExportButton contract={exportFacts} input={{ query: filter }} failed={texts.export.failed} />
            <ButtonLink to="/admin/facts/new">
              <Plus aria-hidden="true" />
              {texts.add}
            </ButtonLink>
          </>
        }
      />
      <ListCard
        title={title}
        filters={<FactsToolbar address={address} due={data?.due_count ?? 0} />}
        tools={<ColumnsMenu columns={columns} />}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        empty={
          <EmptyList
            address={address}
            empty={{ title: texts.empty, body: texts.emptyBody }}
            filtered={{
              title: texts.empty,
              body: filter.due && !filter.q && !filter.trust ? texts.emptyDue : texts.emptyBody,
            }}
          />
        }
        shown={facts.length}
        shownText={texts.shown(formatCount(facts.length), formatCount(data?.total ?? 0))}
      >
        <ColumnsBox columns={columns}>
          <div {...rows.around}>
            <FactsTable facts={facts} caption={title} current={rows.current} />
          </div>
        </ColumnsBox>
      </ListCard>
      <KeyLegend rows={rows} />
    </>
  );
}
