import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { personName } from './person-name.ts';

interface PersonLinkProps {
  account: { id: string; full_name: string | null };
  /** The list's search, to come back to. */
  list: string;
  /** Among the row's actions, in other words than the name. */
  quiet?: boolean;
  children?: ReactNode;
}

/** The way to somebody's page, which knows the way back. */
export function PersonLink({ account, list, quiet, children }: PersonLinkProps) {
  return (
    <Link
      to={`/admin/users/${account.id}`}
      state={{ list }}
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
