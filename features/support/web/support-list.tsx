import { type ReactNode, useState } from 'react';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { ColumnsBox, ColumnsMenu, useColumns } from '#features/lists/web/chosen-columns.tsx';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { KeyLegend } from '#features/lists/web/key-legend.tsx';
import { useRows } from '#features/lists/web/rows.tsx';
import { formatCount } from '#platform/browser/format.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ListCard } from '#ui/list-card.tsx';
import type { OfficeMessage } from '../contract/support.ts';
import { mostChanges } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { failureText, SnoozeDialog, useChangeMessage } from './change-message.tsx';
import { MessagesSelection } from './messages-selection.tsx';
import { MessagesTable, messageColumns } from './messages-table.tsx';
import { officeMessagesQuery } from './office-queries.ts';
import type { SupportAddress } from './support-views.tsx';

const texts = officeSupportTexts;

/** The threads of a view, with actions for one or several. */
export function SupportList({ address, filters }: { address: SupportAddress; filters: ReactNode }) {
  const { filter } = address;
  const list = usePagedQuery(officeMessagesQuery(filter), (page) => page.messages);
  const changing = useChangeMessage();
  const [snoozing, setSnoozing] = useState<OfficeMessage>();
  const rows = useRows({
    place: `support?${address.searchWith()}`,
    ids: list.rows.map(({ id }) => id),
    texts: officeListTexts.keys.messages,
    pages: list,
    selection: { most: mostChanges, tooMany: texts.bulk.most(mostChanges) },
    menus: true,
    search: true,
  });

  const columns = useColumns(messageColumns);
  const title = texts.cardHeader(list.data && list.total);
  const selected = list.rows.filter(({ id }) => rows.selected.has(id));
  const refused = changing.error?.code === 'stale' ? undefined : changing.error;
  return (
    <div {...rows.around}>
      {refused && changing.variables && (
        <Alert
          tone="error"
          title={failureText(changing.variables.change)}
          className="mb-4"
          actions={
            <Button onClick={() => changing.variables && changing.mutate(changing.variables)}>
              {uiTexts.tryAgain}
            </Button>
          }
        >
          {refused.message}
        </Alert>
      )}
      <ListCard
        title={title}
        filters={filters}
        tools={<ColumnsMenu columns={columns} />}
        list={list}
        loadingLabel={texts.loading}
        errorTitle={texts.errorLoading}
        errorToast={{ title: texts.errorTitle, text: texts.errorLoading }}
        empty={
          <EmptyList
            address={address}
            empty={filter.view ? texts.emptyViews[filter.view] : texts.empty}
            filtered={texts.filteredEmpty}
          />
        }
        shown={list.rows.length}
        shownText={texts.shown(formatCount(list.rows.length), list.total)}
      >
        <ColumnsBox columns={columns}>
          <MessagesTable
            messages={list.rows}
            caption={title}
            sorting={
              filter.view === undefined && {
                dir: filter.dir ?? 'desc',
                onSort: () => address.change({ dir: filter.dir === 'asc' ? undefined : 'asc' }),
              }
            }
            rows={rows}
            onChange={(message, change) => changing.mutate({ message, change })}
            onSnooze={setSnoozing}
          />
        </ColumnsBox>
        {selected.length > 0 && <MessagesSelection messages={selected} onClear={() => rows.keep([])} />}
      </ListCard>
      <KeyLegend rows={rows} />
      <SnoozeDialog
        open={snoozing !== undefined}
        stillWaiting={Boolean(snoozing?.waiting_since)}
        onClose={() => setSnoozing(undefined)}
        onChoose={(snoozed_until) => {
          if (snoozing) changing.mutate({ message: snoozing, change: { snoozed_until } });
          setSnoozing(undefined);
        }}
      />
    </div>
  );
}
