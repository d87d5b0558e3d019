import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { SupportStatusMark } from '#features/support/web/support-status.tsx';
import { useOfficeMessages } from '#features/support/web/use-office-messages.ts';
import { WaitingClock } from '#features/support/web/waiting-clock.tsx';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';
import { BeginForm } from './begin-form.tsx';

const texts = officeCaseTexts.messages;

/** The person's conversations with us, and the way to begin one. */
export function CaseMessages({ file: { application } }: { file: CaseFile }) {
  const [writing, setWriting] = useState(false);
  const list = useOfficeMessages({ user_id: application.user_id });
  const name = officeCaseTexts.firstName(application.applicant_name) ?? officeCaseTexts.someone;
  const write = (
    <Button onClick={() => setWriting(true)}>
      <PenLine aria-hidden="true" />
      {texts.write(name)}
    </Button>
  );
  return (
    <Card padded={false} aria-labelledby="case-messages">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h2 id="case-messages" className="text-lead">
          {texts.title}
        </h2>
        {!writing && list.messages.length > 0 && write}
      </div>
      {writing && (
        <BeginForm
          userId={application.user_id}
          name={application.applicant_name ?? officeApplicationTexts.noName}
          onDone={() => setWriting(false)}
        />
      )}
      {list.error && <LoadProblem title={officeSupportTexts.errorLoading} query={list} className="m-4" />}
      {list.isPending && !list.error && (
        <LoadingArea label={texts.loading}>
          <Skeleton className="m-4 h-24" />
        </LoadingArea>
      )}
      {list.data && list.messages.length === 0 && !writing && (
        <EmptyState title={texts.empty} action={write}>
          <p>{texts.emptyBody}</p>
        </EmptyState>
      )}
      <ul>
        {list.messages.map((message) => (
          <Conversation key={message.id} message={message} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-t border-line px-4 py-3">
          <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {uiTexts.showMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

type Message = ReturnType<typeof useOfficeMessages>['messages'][number];

function Conversation({ message }: { message: Message }) {
  const base = useOfficeBase();
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line-soft px-4 py-3 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          <Link to={`${base}/support/${message.id}`} className="finger">
            {message.subject}
          </Link>
        </p>
        <p className="line-clamp-2 wrap-anywhere text-small text-muted">{message.message}</p>
      </div>
      <div className="grid content-start justify-items-start gap-1 sm:justify-items-end">
        <SupportStatusMark status={message.status} />
        <WaitingClock message={message} inWords />
        <time
          dateTime={message.created_at}
          title={formatDateTime(message.created_at)}
          className="text-small text-muted"
        >
          {formatWhen(message.created_at)}
        </time>
      </div>
    </li>
  );
}
