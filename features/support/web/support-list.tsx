import { type RefObject, useRef, useState } from 'react';
import { KeyLegend } from '#features/applications/web/key-legend.tsx';
import { EmptyList } from '#features/lists/web/empty-list.tsx';
import { goOn } from '#features/lists/web/list-controls.tsx';
import { formatCount } from '#platform/browser/format.ts';
import {
  focusOnRow,
  goToSelectionBar,
  type ListHand,
  useAwaitedRow,
  useListPlace,
} from '#platform/browser/list-places.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { notify } from '#ui/notify.ts';
import type { OfficeMessage } from '../contract/support.ts';
import { mostChanges } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { failureText, SnoozeDialog, useChangeMessage } from './change-message.tsx';
import { MessagesTable } from './messages-table.tsx';
import { useOfficeMessages } from './office-queries.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { SupportAddress } from './support-views.tsx';

const texts = officeSupportTexts;

/** The messages of a view, what can be done with one of them, and with several. */
export function SupportList({ address }: { address: SupportAddress }) {
  const { filter } = address;
  const list = useOfficeMessages(filter);
  const changing = useChangeMessage();
  const [snoozing, setSnoozing] = useState<OfficeMessage>();
  const hand = useListPlace(`support?${address.searchWith()}`, mostChanges);
  const chosen = new Set(hand.selected);
  const choose = (ids: readonly string[], on: boolean) => {
    if (!hand.choose(ids, on)) notify.info(texts.bulk.most(mostChanges));
  };
  const rows = useRef<HTMLDivElement>(null);
  useMessageKeys(rows, hand, {
    toggle: (id) => choose([id], !chosen.has(id)),
    onEnd: () => goOn(list),
  });

  const title = texts.cardHeader(list.data && list.total);
  const selected = list.messages.filter(({ id }) => chosen.has(id));
  const refused = changing.error?.code === 'stale' ? undefined : changing.error;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <div
      ref={rows}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-message]')?.dataset.message;
        if (id) hand.goTo(id);
      }}
    >
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
        shown={list.messages.length}
        shownText={texts.shown(formatCount(list.messages.length), list.total)}
      >
        <MessagesTable
          messages={list.messages}
          caption={title}
          sorting={
            filter.view === undefined && {
              dir: filter.dir ?? 'desc',
              onSort: () => address.change({ dir: filter.dir === 'asc' ? undefined : 'asc' }),
            }
          }
          selected={chosen}
          current={hand.current}
          onSelect={choose}
          onChange={(message, change) => changing.mutate({ message, change })}
          onSnooze={setSnoozing}
        />
        {selected.length > 0 && <SelectionBar messages={selected} onClear={() => hand.keep([])} />}
      </ListCard>
      <KeyLegend />
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

const keyTexts = officeSupportTexts.keys;

/**
 * Keys of the list. They move the focus itself, from subject to subject: what is focused is seen, read out, and opened.
 * `onEnd` is called when somebody moves on from the last row, and answers whether more rows come.
 */
function useMessageKeys(
  rows: RefObject<HTMLElement | null>,
  hand: ListHand,
  { toggle, onEnd }: { toggle: (id: string) => void; onEnd: () => boolean },
): void {
  const all = () => [...(rows.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
  const next = useAwaitedRow(all);
  // Where somebody is, or was before they opened one.
  const current = () => all().find((row) => row.dataset.message === hand.current);

  function move(by: 1 | -1) {
    const found = all();
    const here = current();
    const at = here ? found.indexOf(here) + by : by === 1 ? 0 : found.length - 1;
    if (at >= found.length && onEnd()) return next.wait(found.length);
    next.forget();
    focusOnRow(found[at]);
  }
  useSingleKeys(keyTexts.title, [
    { keys: ['j'], label: keyTexts.next, run: () => move(1) },
    { keys: ['k'], label: keyTexts.previous, run: () => move(-1) },
    {
      keys: ['x'],
      label: keyTexts.select,
      run: () => {
        if (next.whenThere((row) => toggle(row.dataset.message ?? ''))) return;
        const id = current()?.dataset.message;
        return id ? toggle(id) : false;
      },
    },
    {
      keys: ['Enter'],
      label: keyTexts.open,
      // A link or a button that is focused does what it does.
      run: ({ target }) =>
        (target as Element).closest('a, button, summary')
          ? false
          : current()?.querySelector<HTMLElement>('[data-open]')?.click(),
    },
    {
      keys: ['.'],
      label: keyTexts.menu,
      run: () =>
        current() ? current()?.querySelector<HTMLElement>('[data-row-menu] button')?.click() : false,
    },
    { keys: ['b'], label: keyTexts.bar, run: goToSelectionBar },
    {
      keys: ['/'],
      label: keyTexts.search,
      run: () => document.querySelector<HTMLElement>('#main input[type=search]')?.focus(),
    },
  ]);
}
