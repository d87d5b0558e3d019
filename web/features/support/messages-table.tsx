import type { OfficeMessage } from '#domain/contracts/support.ts';
import { officeSupportTexts, supportPriorityLabels } from '#domain/texts/office-support.ts';
import { formatShortDate } from '../../lib/format.ts';
import { useOfficeBase } from '../../lib/office-base.ts';
import { Link } from '../../ui/link.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '../../ui/table.tsx';
import { SupportStatusMark } from './support-status.tsx';

const { columns, ...texts } = officeSupportTexts;

/** Messages, one row each, with the beginning of what was written. */
export function MessagesTable({ messages, caption }: { messages: OfficeMessage[]; caption: string }) {
  const base = useOfficeBase();
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
            <Td className="font-strong wrap-anywhere">{message.user_name ?? texts.noName}</Td>
            <Td className="wrap-anywhere">
              <Link to={`${base}/support/${message.id}`}>{message.subject}</Link>
              <span className="line-clamp-1 text-small text-muted">{message.message}</span>
            </Td>
            <Td>
              <SupportStatusMark status={message.status} />
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
