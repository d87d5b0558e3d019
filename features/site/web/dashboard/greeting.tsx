import { useState } from 'react';
import type { getProfile } from '#features/accounts/contract/profiles.ts';
import { WhoseApplication } from '#features/applications/web/whose-application.tsx';
import { formatDay, formatTime, initialOf } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { dashboardTexts } from '../../texts/dashboard.ts';

interface GreetingProps {
  account: Output<typeof getProfile>;
  /** When the data shown was fetched, in milliseconds. */
  updatedAt: number;
  /** Asks for everything anew. */
  onRefresh: () => Promise<void>;
}

/** 'Welcome back' by full name, or Explorer; the letter is of the name, else of the e-mail, else U. */
export function Greeting({ account: { profile, email }, updatedAt, onRefresh }: GreetingProps) {
  const [refreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  }
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
      lead={
        <>
          <span className="inline-block first-letter:uppercase">{formatDay(new Date())}</span>
          <WhoseApplication />
        </>
      }
      actions={
        <>
          <p className="text-small text-muted">{dashboardTexts.updated(formatTime(new Date(updatedAt)))}</p>
          <Button variant="quiet" busy={refreshing} onClick={() => void refresh()}>
            {dashboardTexts.refresh}
          </Button>
        </>
      }
    />
  );
}
