import { formatWhen } from '#platform/browser/format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { OfficeRefundRequest } from '../contract.ts';
import { answeredRefundDays } from '../rules/refunds.ts';
import { officePlanTexts } from '../texts/office-plans.ts';
import { RefundSubject } from './refund-subject.tsx';

const texts = officePlanTexts.refunds;

/** What became of the requests that were answered lately, for whoever opens it. */
export function AnsweredRefunds({ requests }: { requests: OfficeRefundRequest[] }) {
  return (
    <Disclosure
      title={texts.answered(answeredRefundDays, requests.length)}
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
          <p className="text-muted">{texts.answeredBy(decided_by ?? texts.gone, formatWhen(decided_at))}</p>
        )}
      </div>
    </li>
  );
}
