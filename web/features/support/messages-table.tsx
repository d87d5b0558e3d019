import { CheckCheck, CircleCheck, CircleDot } from 'lucide-react';
import type { OfficeMessage, SupportStatus } from '#domain/contracts/support.ts';
import {
  officeSupportTexts,
  supportPriorityLabels,
  supportStatusLabels,
} from '#domain/texts/office-support.ts';
import { formatShortDate } from '../../lib/format.ts';
import type { Icon } from '../../ui/icon.ts';
import { StatusMark, type StatusTone } from '../../ui/status-mark.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '../../ui/table.tsx';

const { columns, ...texts } = officeSupportTexts;

const looks: Record<SupportStatus, { tone: StatusTone; icon?: Icon; boxed?: boolean }> = {
  open: { tone: 'waiting', icon: CircleDot, boxed: true },
  in_progress: { tone: 'now' },
  resolved: { tone: 'done', icon: CircleCheck },
  closed: { tone: 'done', icon: CheckCheck },
};

/** Messages, one row each, with the beginning of what was written. */
export function MessagesTable({ messages, caption }: { messages: OfficeMessage[]; caption: string }) {
  return (
    <Table caption={caption}>
      <Thead>
        <Th className="w-48">{columns.user}</Th>
        <Th>{columns.subject}</Th>
        <Th className="w-36">{columns.status}</Th>
        <Th className="w-24">{columns.priority}</Th>
        <Th className="w-32">{columns.created}</Th>
      </Thead>
      <Tbody>
        {messages.map((message) => (
          <Tr key={message.id}>
            <Td className="font-strong">{message.user_name ?? texts.noName}</Td>
            <Td>
              {message.subject}
              <span className="line-clamp-1 text-small text-muted">{message.message}</span>
            </Td>
            <Td>
              <StatusMark {...looks[message.status]} className={looks[message.status].boxed ? '-ml-2' : ''}>
                {supportStatusLabels[message.status]}
              </StatusMark>
            </Td>
            <Td label={columns.priority}>{supportPriorityLabels[message.priority]}</Td>
            <Td className="whitespace-nowrap">
              <time dateTime={message.created_at}>{formatShortDate(message.created_at)}</time>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
