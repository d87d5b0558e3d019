import { useState } from 'react';
import { formatWhen } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import type { OfficeRefundRequest } from '../contract.ts';
import { officePlanTexts } from '../texts/office-plans.ts';
import { AnsweredRefunds } from './answered-refunds.tsx';
import { DecideRefundDialog } from './decide-refund-dialog.tsx';
import { RefundSubject } from './refund-subject.tsx';
import { useAnsweredRefunds, useRefundRequests } from './use-refund-requests.ts';

const texts = officePlanTexts.refunds;

/** For admins: who wants money back, and what was answered lately. Takes no room when there is neither. */
export function RefundRequests() {
  const { data, error, isFetching, refetch } = useRefundRequests();
  const lately = useAnsweredRefunds();
  const [deciding, setDeciding] = useState<OfficeRefundRequest>();
  if (!data && error) {
    return <LoadProblem title={texts.failed} query={{ error, isFetching, refetch }} />;
  }
  // The dialog of the last one stays until it has said what came of it.
  if (!data || (data.total === 0 && !lately.data?.length && !deciding)) return null;
  const { refund_requests: requests, total } = data;
  return (
    <Card padded={false} aria-labelledby="refund-requests">
      <CardHeader id="refund-requests" title={texts.title} aside={texts.count(total)} className="px-4 py-3" />
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
