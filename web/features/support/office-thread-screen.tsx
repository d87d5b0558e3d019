import { answerMessage, type OfficeThread } from '#domain/contracts/support.ts';
import { officeSupportTexts } from '#domain/texts/office-support.ts';
import { call } from '../../lib/api.ts';
import { useOfficeBase } from '../../lib/office-base.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { notify } from '../../ui/notify.ts';
import { BackLink, PageHeader } from '../../ui/page-header.tsx';
import { ProblemState } from '../../ui/problem-state.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';
import { MailMark } from './mail-mark.tsx';
import { OfficeThreadFacts } from './office-thread-facts.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Said } from './said.tsx';
import { useOfficeThread, useShowOfficeThread } from './use-office-thread.ts';

const { noName, thread: texts } = officeSupportTexts;

/** One conversation at its own address: who wrote, what was said, and the answer box. */
export function OfficeThreadScreen({ id }: { id: string }) {
  const base = useOfficeBase();
  const { data: thread, error, isFetching, refetch } = useOfficeThread(id);

  const back = <BackLink to={`${base}/support`}>{texts.back}</BackLink>;
  if (!thread && error) {
    const missing = error.code === 'not_found';
    return (
      <div className="pt-4">
        {back}
        <h1 tabIndex={-1} className="sr-only">
          {texts.title}
        </h1>
        <ProblemState
          title={missing ? texts.notFound : texts.errorLoading}
          reference={missing ? undefined : error.requestId}
          onRetry={missing ? undefined : () => refetch()}
          retrying={isFetching}
        >
          <p>{missing ? texts.notFoundHint : error.message}</p>
        </ProblemState>
      </div>
    );
  }
  if (!thread)
    return (
      <LoadingArea label={texts.loading}>
        <div className="grid gap-4 pt-6">
          <Skeleton className="h-9 w-72" />
          <Skeleton className="h-64" />
        </div>
      </LoadingArea>
    );
  return (
    <div className="pt-2">
      {back}
      <PageHeader title={<span className="wrap-anywhere">{thread.subject}</span>} className="pt-2!" />
      {error && (
        <Alert tone="error" title={texts.errorLoading} className="mb-4">
          {error.message}
        </Alert>
      )}
      <div className="grid gap-4 lg:grid-cols-[1fr_24rem]">
        <Conversation thread={thread} />
        <OfficeThreadFacts thread={thread} />
      </div>
    </div>
  );
}

function Conversation({ thread }: { thread: OfficeThread }) {
  const show = useShowOfficeThread();
  const person = thread.person.name ?? noName;
  return (
    <Card aria-labelledby="support-conversation" className="grid content-start gap-4">
      <CardHeader id="support-conversation" title={texts.conversation} />
      <ul className="grid gap-3">
        <Said who={person} at={thread.created_at} text={thread.message} tinted={false} />
        {thread.replies.map((reply) => (
          <Said
            key={reply.id}
            who={reply.author_name ?? (reply.from_staff ? texts.byDeleted : noName)}
            at={reply.created_at}
            text={reply.body}
            tinted={reply.from_staff}
          >
            {reply.mail && <MailMark mail={reply.mail} />}
          </Said>
        ))}
      </ul>
      <ReplyForm
        id={thread.id}
        label={texts.reply}
        hint={texts.replyHint[thread.mail_delivery]}
        primary
        send={(body, client_key) =>
          call(answerMessage, { params: { id: thread.id }, body: { body, client_key } })
        }
        onSent={(changed) => {
          show(changed);
          notify.success(texts.sent, texts.sentBody);
        }}
      />
    </Card>
  );
}
