import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { formatMoney, formatShortDate, formatWhen } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/text-input.tsx';
import type { OfficeRefundRequest } from '../contract.ts';
import { answeredRefundDays, longestRefundReason, refundTextProblem } from '../rules/refunds.ts';
import { officePlanTexts } from '../texts/office-plans.ts';
import { answeredRefundsQuery, refundRequestsQuery, useDecideRefund } from './office-queries.ts';

const texts = officePlanTexts.refunds;

/** For admins: open refund requests and recent decisions. Empty when there are neither. `next` is the way on in the queue. */
export function RefundRequests({ next }: { next?: ReactNode }) {
  const query = useQuery(refundRequestsQuery);
  const { data } = query;
  const lately = useQuery(answeredRefundsQuery);
  const [deciding, setDeciding] = useState<OfficeRefundRequest>();
  const failed = query.error && <LoadProblem title={texts.failed} query={query} className={data && 'm-4'} />;
  if (!data) return failed;
  // The last request's dialog stays open to show the outcome.
  if (data.total === 0 && !lately.data?.length && !deciding) return null;
  const { refund_requests: requests, total } = data;
  return (
    <Card padded={false} aria-labelledby="refund-requests">
      <CardHeader
        id="refund-requests"
        title={texts.title}
        aside={
          <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {texts.count(total)}
            {next}
          </span>
        }
        className="px-4 py-3"
      />
      {failed}
      <ul className="divide-y divide-line-soft border-t border-line empty:hidden">
        {requests.map((request) => (
          <RequestLine key={request.id} request={request} onDecide={() => setDeciding(request)} />
        ))}
      </ul>
      {total > requests.length && (
        <p className="border-t border-line-soft px-4 py-3 text-small text-muted">
          {texts.more(total - requests.length)}
        </p>
      )}
      {lately.data && lately.data.length > 0 && <AnsweredRefunds requests={lately.data} />}
      {lately.error && !lately.data && (
        <p className="border-t border-line-soft px-4 py-3 text-small">{texts.answeredFailed}</p>
      )}
      {deciding && (
        <DecideRefundDialog key={deciding.id} request={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Card>
  );
}

function RequestLine({ request, onDecide }: { request: OfficeRefundRequest; onDecide: () => void }) {
  const { status, abilities } = request;
  const name = request.name ?? request.email;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 grow basis-0">
        <RefundSubject request={request} said={request.reason} />
        {status === 'failed' && <p className="text-small font-strong text-bad-text">{texts.stuck}</p>}
      </div>
      <time dateTime={request.created_at} className="text-small text-muted max-sm:grow">
        {texts.asked(formatWhen(request.created_at))}
      </time>
      {abilities.decide && (
        <Button aria-label={texts.decideFor(name)} onClick={onDecide}>
          {texts.decide}
        </Button>
      )}
    </li>
  );
}

const answeredTexts = officePlanTexts.refunds;

/** Recent decisions. */
function AnsweredRefunds({ requests }: { requests: OfficeRefundRequest[] }) {
  return (
    <Disclosure
      title={answeredTexts.answered(answeredRefundDays, requests.length)}
      className="border-t border-line-soft px-4 py-1"
    >
      <ul className="divide-y divide-line-soft">
        {requests.map((request) => (
          <AnsweredLine key={request.id} request={request} />
        ))}
      </ul>
    </Disclosure>
  );
}

function AnsweredLine({ request }: { request: OfficeRefundRequest }) {
  const { status, decided_at, decided_by } = request;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 grow basis-0">
        <RefundSubject request={request} said={request.note} />
      </div>
      <div className="text-small">
        <p className="font-strong">{officePlanTexts.states[status]}</p>
        {decided_at && (
          <p className="text-muted">
            {answeredTexts.answeredBy(decided_by ?? answeredTexts.gone, formatWhen(decided_at))}
          </p>
        )}
      </div>
    </li>
  );
}

/** The user, the payment, and two lines of the reason. */
function RefundSubject({ request, said }: { request: OfficeRefundRequest; said: string | null }) {
  const { payment } = request;
  return (
    <>
      <Link to={`/admin/users/${request.user_id}`} className="font-strong wrap-anywhere">
        {request.name ?? request.email}
      </Link>
      <p className="text-small text-muted">
        {officePlanTexts.refunds.about(
          officePlanTexts.what(payment.kind, payment.plan),
          formatMoney(payment.amount, payment.currency),
          formatShortDate(payment.paid_at),
        )}
      </p>
      {said && <p className="line-clamp-2 text-small wrap-anywhere">{said}</p>}
    </>
  );
}

const decisionTexts = officePlanTexts.decision;

const problemTexts = { missing: decisionTexts.missing, too_long: decisionTexts.tooLong(longestRefundReason) };

/** Approves or declines a refund, with a message that the user reads. */
function DecideRefundDialog({ request, onClose }: { request: OfficeRefundRequest; onClose: () => void }) {
  const { payment } = request;
  const name = request.name ?? request.email;
  const amount = formatMoney(payment.amount - payment.refunded_amount, payment.currency);
  const approve = useRef(false);
  const decide = useDecideRefund(request.id);
  const form = useForm({
    draft: `refund-answer:${request.id}`,
    start: () => ({ note: '' }),
    check: ({ note }) => {
      const found = refundTextProblem(note);
      return { note: found && problemTexts[found] };
    },
    send: ({ note }) => decide.mutateAsync({ approve: approve.current, note }),
    onDone: ({ status }) => {
      if (status === 'declined') notify.success(decisionTexts.declined, decisionTexts.declinedDetail(name));
      else if (status === 'failed') notify.error(decisionTexts.failed, officePlanTexts.states.failed);
      else notify.success(decisionTexts.approved, decisionTexts.approvedDetail(name, amount));
    },
    close: onClose,
    onRefused: ({ message }) => notify.error(decisionTexts.failed, message),
  });
  function send(next: boolean) {
    approve.current = next;
    void form.submit();
  }
  const sending = decide.isPending ? decide.variables.approve : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={decisionTexts.title(name)}
      description={officePlanTexts.refunds.about(
        officePlanTexts.what(payment.kind, payment.plan),
        formatMoney(payment.amount, payment.currency),
        formatShortDate(payment.paid_at),
      )}
      actions={
        <>
          <Button busy={sending === false} unavailable={form.busy} onClick={() => send(false)}>
            {sending === false ? decisionTexts.sending : decisionTexts.decline}
          </Button>
          <Button
            variant="primary"
            busy={sending === true}
            unavailable={form.busy}
            onClick={() => send(true)}
          >
            {sending === true ? decisionTexts.sending : decisionTexts.approve}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          <p className="text-muted">{decisionTexts.reason}</p>
          <p className="whitespace-pre-line wrap-anywhere">{request.reason}</p>
        </div>
        <div className="grid gap-1.5">
          <Field label={decisionTexts.note} hint={decisionTexts.noteHint} {...form.field('note')}>
            <Textarea rows={4} className="max-h-60" aria-required="true" {...form.input('note')} />
          </Field>
          <CharacterCount value={form.values.note} max={longestRefundReason} />
        </div>
        <p className="text-small text-muted">{decisionTexts.effect}</p>
        <FormRefusal form={form} title={decisionTexts.failed} />
      </div>
    </Dialog>
  );
}
