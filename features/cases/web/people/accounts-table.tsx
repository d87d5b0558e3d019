import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { OfficeAccount } from '#features/accounts/contract/accounts.ts';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatShortDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CopyId } from '#ui/copy-id.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { officeAccountTexts } from '../../texts/office-accounts.ts';
import { personName, RoleTag } from './person.tsx';
import { SendMailDialog } from './send-mail-dialog.tsx';

const { columns, actions, ...texts } = officeAccountTexts;

/** For columns that are hidden first where there is less room. The card layout shows them. */
const wide = '@min-[40rem]:@max-[56rem]:hidden';

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
      <Table caption={caption}>
        <Thead>
          <Th>{columns.user}</Th>
          <Th>{columns.email}</Th>
          <Th>{columns.role}</Th>
          <Th className={wide}>{columns.subscription}</Th>
          <Th className={wide}>{columns.status}</Th>
          <Th>{columns.joined}</Th>
          <Th className="w-px">{columns.actions}</Th>
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
              <Td className="wrap-anywhere @max-[40rem]:[grid-area:who] @max-[20rem]:basis-full @max-[20rem]:[&_button]:my-0">
                <PersonLink account={account} list={search} />
                <CopyId id={account.id} />
              </Td>
              <Td className="[overflow-wrap:anywhere] @max-[40rem]:[grid-area:mail] @max-[20rem]:basis-full">
                {account.email ? <EmailText address={account.email} /> : texts.noEmail}
              </Td>
              <Td className="@max-[40rem]:justify-self-end @max-[40rem]:[grid-area:role]">
                <RoleTag role={account.role} />
              </Td>
              <Td label={columns.subscription} className={clsx(wide, '@max-[40rem]:[grid-area:plan]')}>
                {account.subscription_plan ?? texts.noPlan}
              </Td>
              <Td label={columns.status} className={clsx(wide, '@max-[40rem]:[grid-area:status]')}>
                {account.subscription_status ?? texts.noStatus}
              </Td>
              <Td label={columns.joined} className="whitespace-nowrap @max-[40rem]:[grid-area:joined]">
                <time dateTime={account.created_at}>{formatShortDate(account.created_at)}</time>
              </Td>
              <Td className="@max-[40rem]:[grid-area:do]">
                <span className="flex flex-col items-start min-[110rem]:flex-row min-[110rem]:gap-x-6 whitespace-nowrap @max-[40rem]:flex-row @max-[40rem]:flex-wrap @max-[40rem]:gap-x-6">
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
      className={clsx(
        quiet
          ? 'prose-link inline-flex min-h-control items-center text-small font-medium'
          : 'flex min-h-control items-center font-strong text-ink no-underline hover:text-link hover:underline',
      )}
    >
      {children ?? personName(account)}
    </Link>
  );
}
