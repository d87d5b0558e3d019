import { useQuery } from '@tanstack/react-query';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { casesWaitingQuery } from '#features/queue/web/queries.ts';
import { useNow, waited } from '#features/support/web/waiting-clock.tsx';
import { formatDateTime } from '#platform/browser/format.ts';
import { PromiseClock } from './promise-clock.tsx';

const texts = officeQueueTexts.cases;

export interface CaseCellProps {
  id: string;
  /** All cases that are asked about in the same question, `id` among them. */
  ids: readonly string[];
  /** What of a case waits for us, and for how long: "3 documents 2 d 4 h"; or how long ago something last happened in it. */
  shows: 'waits' | 'activity';
}

/** What the queue knows of a case, in a list of cases. */
export default function CaseCell({ id, ids, shows }: CaseCellProps) {
  const now = useNow();
  const found = useQuery(casesWaitingQuery(ids)).data?.get(id);
  if (!found) return null;
  const { waits, last_activity_at: at } = found;
  if (shows === 'activity')
    return (
      <time dateTime={at} title={formatDateTime(at)}>
        {waited(at, now)}
      </time>
    );
  if (!waits) return <span className="sr-only">{texts.nothing}</span>;
  return (
    <PromiseClock record={waits} className="-ml-2 max-w-full px-2 tabular-nums">
      <span>{waits.kind === 'case' ? texts.case : texts[waits.kind](waits.count)}</span>
    </PromiseClock>
  );
}
