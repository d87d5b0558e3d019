import type { Output } from '#domain/contracts/contract.ts';
import type { getProfile } from '#domain/contracts/profiles.ts';
import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { initialOf } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

interface GreetingProps {
  account: Output<typeof getProfile>;
  /** The time of the data shown, in words. */
  updated: string;
}

/** 'Welcome back' by full name, or Explorer; the letter is of the name, else of the e-mail, else U. */
export function Greeting({ account: { profile, email }, updated }: GreetingProps) {
  const initial = initialOf([profile?.full_name, email], dashboardTexts.unknownInitial);
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-4">
          <Avatar initial={initial} className="size-tile text-2xl max-sm:hidden" />
          <span className="min-w-0 wrap-anywhere">
            {dashboardTexts.greeting(profile?.full_name || dashboardTexts.explorer)}
          </span>
        </span>
      }
      actions={<p className="text-small text-muted">{dashboardTexts.updated(updated)}</p>}
    />
  );
}
