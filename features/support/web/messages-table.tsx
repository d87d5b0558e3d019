import { Checkbox } from '#ui/checkbox.tsx';
import { SortTh, Table, Tbody, Th, Thead } from '#ui/table.tsx';
import type { MessageChange } from '../contract/office-support.ts';
import type { OfficeMessage } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { MessageRow, wide } from './message-row.tsx';

const { columns, actions, bulk } = officeSupportTexts;

interface MessagesTableProps {
  messages: OfficeMessage[];
  caption: string;
  /** The plain list can be turned round; a view has an order of its own. */
  sorting: { dir: 'asc' | 'desc'; onSort: () => void } | false;
  selected: ReadonlySet<string>;
  /** The one that somebody was at last: the keyboard goes on from there. */
  current: string | undefined;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onChange: (message: OfficeMessage, change: MessageChange) => void;
  onSnooze: (message: OfficeMessage) => void;
}

/** Messages, one row each, with the beginning of what was written and how long its person waits. */
export function MessagesTable({
  messages,
  caption,
  sorting,
  selected,
  current,
  onSelect,
  onChange,
  onSnooze,
}: MessagesTableProps) {
  const ids = messages.map(({ id }) => id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  return (
    <Table caption={caption} className="@min-[40rem]:table-fixed">
      <Thead>
        <Th className="w-12 pr-0! pl-2!">
          <Checkbox
            hideLabel
            label={bulk.selectAll}
            checked={chosen > 0 && chosen === ids.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
            }}
            onChange={({ target }) => onSelect(ids, target.checked)}
          />
        </Th>
        <Th className="w-35 min-[110rem]:w-52">{columns.user}</Th>
        <Th>{columns.subject}</Th>
        <Th className="w-31">{columns.waiting}</Th>
        <Th className="w-31">{columns.status}</Th>
        <Th className={`w-18 ${wide}`}>{columns.priority}</Th>
        {sorting ? (
          <SortTh
            direction={sorting.dir === 'asc' ? 'ascending' : 'descending'}
            onSort={sorting.onSort}
            className={`w-26 ${wide}`}
          >
            {columns.created}
          </SortTh>
        ) : (
          <Th className={`w-26 ${wide}`}>{columns.created}</Th>
        )}
        <Th className="w-45">{actions.column}</Th>
      </Thead>
      <Tbody>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            selected={selected.has(message.id)}
            current={message.id === current}
            onSelect={(on) => onSelect([message.id], on)}
            onChange={(change) => onChange(message, change)}
            onSnooze={() => onSnooze(message)}
          />
        ))}
      </Tbody>
    </Table>
  );
}
