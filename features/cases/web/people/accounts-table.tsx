import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { OfficeAccount } from '#features/accounts/contract/accounts.ts';
import type { ListColumns } from '#features/lists/web/columns.ts';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatShortDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CopyIdText } from '#ui/copy-id.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { officeAccountTexts } from '../../texts/office-accounts.ts';
import { personName, RoleTag } from './person.tsx';
import { SendMailDialog } from './send-mail-dialog.tsx';

const { columns, actions, ...texts } = officeAccountTexts;

/** The two actions come last, and leave last: a person's page offers both. */
export const accountColumns: ListColumns = {
  list: 'users',
  columns: {
    user: { label: columns.user, rem: 12, grows: true },
    email: { label: columns.email, rem: 10 },
    role: { label: columns.role, rem: 6.25 },
    subscription: { label: columns.subscription, rem: 6.25 },
    status: { label: columns.status, rem: 5 },
    joined: { label: columns.joined, rem: 6.5 },
    actions: { label: columns.actions, rem: 11.5 },
  },
  leaving: ['status', 'subscription', 'joined', 'actions'],
  beside: 1,
};

const accountCells = ['user', 'email', 'role', 'subscription', 'status', 'joined', 'actions'] as const;

interface AccountsTableProps {
  accounts: readonly OfficeAccount[];
  caption: string;
  /** The keyboard's current row. */
  current: string | undefined;
}

/** All accounts, one row each, with links to the account and to an e-mail. */
export function AccountsTable({ accounts, caption, current }: AccountsTableProps) {
  const [written, setWritten] = useState<OfficeAccount>();
  const { search } = useLocation();
  return (
    <>
      <Table caption={caption} className="@min-[40rem]:table-fixed">
        <Thead>
          {accountCells.map((column) => (
            <Th key={column} column={column}>
              {columns[column]}
            </Th>
          ))}
        </Thead>
        <Tbody>
          {accounts.map((account) => (
            <Tr
              key={account.id}
              {...rowProps(
                account.id,
                account.id === current,
                "@max-[40rem]:grid-cols-[minmax(0,1fr)_auto] @max-[20rem]:flex! @max-[20rem]:flex-wrap @max-[40rem]:gap-x-4! @max-[40rem]:[grid-template-areas:'who_role'_'mail_mail'_'plan_status'_'joined_joined'_'do_do']",
              )}
            >
              <Td
                column="user"
                className="wrap-anywhere @max-[40rem]:[grid-area:who] @max-[20rem]:basis-full @max-[20rem]:[&_button]:my-0"
              >
                <span className="@min-[40rem]:flex @min-[40rem]:items-center @min-[40rem]:justify-between @min-[40rem]:gap-x-2">
                  <PersonLink account={account} list={search} />
                  <span className="flex-none text-muted">
                    <CopyIdText id={account.id} />
                  </span>
                </span>
              </Td>
              <Td
                column="email"
                title={account.email ?? undefined}
                className="[overflow-wrap:anywhere] @min-[40rem]:truncate @max-[40rem]:[grid-area:mail] @max-[20rem]:basis-full"
              >
                {account.email ? <EmailText address={account.email} /> : texts.noEmail}
              </Td>
              <Td column="role" className="@max-[40rem]:justify-self-end @max-[40rem]:[grid-area:role]">
                <RoleTag role={account.role} />
              </Td>
              <Td
                column="subscription"
                label={columns.subscription}
                className="@max-[40rem]:[grid-area:plan]"
              >
                {account.subscription_plan ?? texts.noPlan}
              </Td>
              <Td column="status" label={columns.status} className="@max-[40rem]:[grid-area:status]">
                {account.subscription_status ?? texts.noStatus}
              </Td>
              <Td
                column="joined"
                label={columns.joined}
                className="whitespace-nowrap @max-[40rem]:[grid-area:joined]"
              >
                <time dateTime={account.created_at}>{formatShortDate(account.created_at)}</time>
              </Td>
              <Td column="actions" className="@max-[40rem]:[grid-area:do]">
                <span className="flex gap-x-3 whitespace-nowrap @max-[40rem]:flex-wrap @max-[40rem]:gap-x-6">
                  <PersonLink account={account} list={search} quiet>
                    {actions.details}
                    <VisuallyHidden>: {personName(account)}</VisuallyHidden>
                  </PersonLink>
                  <Button
                    variant="quiet"
                    className="min-h-control! border-x-0! py-0! text-small"
                    onClick={() => setWritten(account)}
                  >
                    {actions.sendEmail}
                    <VisuallyHidden>: {personName(account)}</VisuallyHidden>
                  </Button>
                </span>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {written && <SendMailDialog account={written} onClose={() => setWritten(undefined)} />}
    </>
  );
}

interface PersonLinkProps {
  account: { id: string; full_name: string | null };
  /** The list's search, for the link back. */
  list: string;
  /** Styled as a row action instead of a name. */
  quiet?: boolean;
  children?: ReactNode;
}

/** A link to an account that carries the way back to the list. */
function PersonLink({ account, list, quiet, children }: PersonLinkProps) {
  return (
    <Link
      to={`/admin/users/${account.id}`}
      state={{ list }}
      data-open={quiet ? undefined : true}
      title={quiet ? undefined : personName(account)}
      className={clsx(
        quiet
          ? 'prose-link inline-flex min-h-control items-center text-small font-medium'
          : 'block min-w-0 py-2 font-strong text-ink no-underline hover:text-link hover:underline @min-[40rem]:truncate compact:@min-[40rem]:py-0',
      )}
    >
      {children ?? personName(account)}
    </Link>
  );
}
