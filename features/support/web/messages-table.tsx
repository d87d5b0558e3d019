import { useQuery } from '@tanstack/react-query';
import { AlarmClock, AlarmClockOff, ChevronDown, CirclePlay, Merge, UserRound, UserX } from 'lucide-react';
import { accountQuery } from '#features/accounts/web/queries.ts';
import type { ListColumns } from '#features/lists/web/columns.ts';
import { type Rows, rowProps, SelectAllTh, SelectTd } from '#features/lists/web/rows.tsx';
import { formatShortDate, shortName } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { SortTh, Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import type { MessageChange } from '../contract/office-support.ts';
import { type Excerpt, type ListedMessage, supportStatus } from '../contract/support.ts';
import { officeSupportTexts, supportPriorityLabels, supportStatusLabels } from '../texts/office-support.ts';
import { SupportStatusMark } from './support-status.tsx';
import { WaitingClock } from './waiting-clock.tsx';

const { columns, actions, bulk, triage, snooze, ...texts } = officeSupportTexts;

interface MessagesTableProps {
  messages: ListedMessage[];
  caption: string;
  /** Only the plain list can be sorted; a view has its own order. */
  sorting: { dir: 'asc' | 'desc'; onSort: () => void } | false;
  rows: Rows;
  onChange: (message: ListedMessage, change: MessageChange) => void;
  onSnooze: (message: ListedMessage) => void;
}

export const messageColumns: ListColumns = {
  list: 'support',
  columns: {
    user: { label: columns.user, rem: 8.5 },
    subject: { label: columns.subject, rem: 11, grows: true },
    waiting: { label: columns.waiting, rem: 7.5 },
    status: { label: columns.status, rem: 8 },
    priority: { label: columns.priority, rem: 4.5 },
    created: { label: columns.created, rem: 6.5 },
  },
  leaving: ['priority', 'created', 'user'],
  beside: 13.5,
};

/** Two lines of a cell, which together are no higher than one row where rows stand close. */
const line = 'block compact:@min-[40rem]:leading-4.5 @min-[40rem]:truncate';

/** Threads, one row each, with the first words and the waiting time. */
export function MessagesTable({ messages, caption, sorting, rows, onChange, onSnooze }: MessagesTableProps) {
  return (
    <Table caption={caption} className="@min-[40rem]:table-fixed">
      <Thead>
        <SelectAllTh rows={rows} label={bulk.selectAll} />
        <Th column="user">{columns.user}</Th>
        <Th column="subject">{columns.subject}</Th>
        <Th column="waiting">{columns.waiting}</Th>
        <Th column="status">{columns.status}</Th>
        <Th column="priority">{columns.priority}</Th>
        {sorting ? (
          <SortTh
            column="created"
            direction={sorting.dir === 'asc' ? 'ascending' : 'descending'}
            onSort={sorting.onSort}
          >
            {columns.created}
          </SortTh>
        ) : (
          <Th column="created">{columns.created}</Th>
        )}
        <Th className="w-42">{actions.column}</Th>
      </Thead>
      <Tbody>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            selected={rows.selected.has(message.id)}
            current={message.id === rows.current}
            onSelect={(on, range) => rows.choose(message.id, on, range)}
            onChange={(change) => onChange(message, change)}
            onSnooze={() => onSnooze(message)}
          />
        ))}
      </Tbody>
    </Table>
  );
}

interface MessageRowProps {
  message: ListedMessage;
  selected: boolean;
  /** The keyboard's current row. */
  current: boolean;
  onSelect: (on: boolean, range: boolean) => void;
  onChange: (change: MessageChange) => void;
  onSnooze: () => void;
}

const small = 'size-control flex-none px-0!';

/** A thread in the staff list: a table row, or a card with the same cells. */
function MessageRow({ message, selected, current, onSelect, onChange, onSnooze }: MessageRowProps) {
  const page = `${useOfficeBase()}/support/${message.id}`;
  const { subject, assigned_to: keeper } = message;
  return (
    <Tr
      selected={selected}
      {...rowProps(
        message.id,
        current,
        // With large text or in the narrowest windows the cells wrap on one line.
        '@max-[20rem]:flex! @max-[20rem]:flex-wrap @max-[20rem]:pl-14! ' +
          '@max-[40rem]:grid-cols-[auto_1fr_auto_auto] @max-[40rem]:items-center @max-[40rem]:gap-x-3! ' +
          "@max-[40rem]:[grid-template-areas:'box_who_who_created'_'._subject_subject_subject'_'._waiting_waiting_status'_'._prio_actions_actions']",
      )}
    >
      <SelectTd
        label={bulk.selectOne(subject)}
        selected={selected}
        onChange={onSelect}
        className="@max-[20rem]:top-1"
      />
      <Td
        column="user"
        title={message.user_name ?? undefined}
        className="font-strong wrap-anywhere @min-[40rem]:truncate @max-[40rem]:[grid-area:who] @max-[20rem]:basis-full"
      >
        {message.user_name ?? texts.noName}
      </Td>
      <Td column="subject" className="wrap-anywhere @max-[40rem]:[grid-area:subject] @max-[20rem]:basis-full">
        <span className={line} title={subject}>
          <Link to={page} data-open className="finger">
            {subject}
          </Link>
        </span>
        <span className="line-clamp-1 text-small text-muted compact:@min-[40rem]:leading-4.5">
          {message.excerpt ? <FoundIn excerpt={message.excerpt} /> : message.message}
        </span>
      </Td>
      <Td column="waiting" className="@max-[40rem]:self-start @max-[40rem]:[grid-area:waiting]">
        <WaitingClock message={message} hanging />
      </Td>
      <Td
        column="status"
        className="@max-[40rem]:self-start @max-[40rem]:justify-self-end @max-[40rem]:text-right! @max-[40rem]:[grid-area:status] compact:@min-[40rem]:leading-4.5! compact:@min-[40rem]:[&>span]:py-0 compact:@min-[40rem]:[&>span]:leading-4.5"
      >
        <SupportStatusMark status={message.status} hanging />
        {message.merged_into ? (
          <span className="flex items-center gap-1 text-small text-muted @min-[40rem]:leading-4.5">
            <Merge aria-hidden="true" className="size-4" />
            {texts.thread.mergedMark}
          </span>
        ) : (
          keeper && (
            <span className="block text-small text-muted @min-[40rem]:leading-4.5" title={keeper.name}>
              <span className="sr-only">{triage.assignee} </span>
              {shortName(keeper.name)}
            </span>
          )
        )}
      </Td>
      <Td column="priority" label={columns.priority} className="text-small @max-[40rem]:[grid-area:prio]">
        {supportPriorityLabels[message.priority]}
      </Td>
      <Td
        column="created"
        className="text-small whitespace-nowrap @max-[40rem]:justify-self-end @max-[40rem]:[grid-area:created]"
      >
        <time dateTime={message.created_at}>{formatShortDate(message.created_at)}</time>
      </Td>
      <Td className="@min-[40rem]:pr-2! @max-[40rem]:-mr-2 @max-[40rem]:justify-self-end @max-[40rem]:[grid-area:actions] @max-[20rem]:basis-full">
        {!message.merged_into && (
          <span className="flex items-center gap-1">
            <Button
              className={small}
              aria-label={actions.startOne(subject)}
              title={actions.start}
              unavailable={message.status === 'in_progress'}
              onClick={() => onChange({ status: 'in_progress' })}
            >
              <CirclePlay aria-hidden="true" />
            </Button>
            <Menu
              label={actions.setStatus(subject)}
              trigger={
                <Button className="gap-1! px-2! text-small" aria-label={actions.setStatus(subject)}>
                  {columns.status}
                  <ChevronDown aria-hidden="true" className="size-4" />
                </Button>
              }
              items={supportStatus.options.map((status) => ({
                label: supportStatusLabels[status],
                onSelect: () => onChange({ status }),
              }))}
            />
            <span data-row-menu className="contents">
              <MessageMenu message={message} onChange={onChange} onSnooze={onSnooze} />
            </span>
          </span>
        )}
      </Td>
    </Tr>
  );
}

interface MessageMenuProps {
  message: ListedMessage;
  onChange: (change: MessageChange) => void;
  onSnooze: () => void;
}

/** A row's further actions: assign, unassign, snooze, wake. */
function MessageMenu({ message, onChange, onSnooze }: MessageMenuProps) {
  const { data: account } = useQuery(accountQuery);
  const items: MenuItem[] = [];
  if (account && message.assigned_to?.id !== account.id)
    items.push({
      label: triage.assignToMe,
      icon: UserRound,
      onSelect: () => onChange({ assigned_to: account.id }),
    });
  if (message.assigned_to)
    items.push({ label: triage.unassign, icon: UserX, onSelect: () => onChange({ assigned_to: null }) });
  if (message.snoozed_until)
    items.push({
      label: snooze.wake,
      icon: AlarmClockOff,
      onSelect: () => onChange({ snoozed_until: null }),
    });
  else if (message.status === 'open' || message.status === 'in_progress')
    items.push({ label: snooze.action, icon: AlarmClock, onSelect: onSnooze });
  return <Menu label={actions.more(message.subject)} items={items} />;
}

/** Where a search was found in what was written: a quotation in one line with its word marked. */
function FoundIn({ excerpt: { before, word, after } }: { excerpt: Excerpt }) {
  return (
    <>
      <span className="sr-only">{texts.foundIn} </span>“{before}
      <mark className="rounded-sm bg-tint font-strong text-ink">{word}</mark>
      {after}”
    </>
  );
}
