import type { OfficeAccount } from '#domain/contracts/accounts.ts';
import { officeAccountTexts } from '#domain/texts/office-accounts.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Table, Tbody, Td, Th, Thead, Tr } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';

const { columns, ...texts } = officeAccountTexts;

/** Everyone, one row each. */
export function AccountsTable({ accounts, caption }: { accounts: OfficeAccount[]; caption: string }) {
  return (
    <Table caption={caption}>
      <Thead>
        <Th>{columns.user}</Th>
        <Th>{columns.email}</Th>
        <Th>{columns.role}</Th>
        <Th>{columns.subscription}</Th>
        <Th>{columns.status}</Th>
        <Th>{columns.joined}</Th>
      </Thead>
      <Tbody>
        {accounts.map((account) => (
          <Tr key={account.id}>
            <Td>
              <span className="block font-strong">{account.full_name ?? texts.noName}</span>
              <span title={account.id} className="font-mono text-small font-normal text-muted">
                {account.id.slice(0, 8)}…
              </span>
            </Td>
            <Td className="[overflow-wrap:anywhere]">{account.email}</Td>
            <Td>
              <Tag tone={account.role === 'user' ? 'outline' : 'now'}>{account.role}</Tag>
            </Td>
            <Td label={columns.subscription}>{account.subscription_plan ?? texts.noPlan}</Td>
            <Td label={columns.status}>{account.subscription_status ?? texts.noStatus}</Td>
            <Td label={columns.joined} className="whitespace-nowrap">
              <time dateTime={account.created_at}>{formatShortDate(account.created_at)}</time>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
