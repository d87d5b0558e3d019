import { Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#platform/browser/format.ts';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { businessTime, type Urgency, urgencyOf } from '../rules.ts';
import { officeReviewTexts as texts } from '../texts/office-reviews.ts';

const looks: Record<Urgency, { tone: StatusTone; icon: LucideIcon }> = {
  in_time: { tone: 'todo', icon: Clock },
  soon: { tone: 'due', icon: Clock },
  overdue: { tone: 'bad', icon: TriangleAlert },
};

/** How long something has waited, on the clock that stops on weekends; colour and icon say when it is close or over. */
export function WaitingMark({ since, words = false }: { since: string; words?: boolean }) {
  const now = useMinute();
  const from = new Date(since);
  const urgency = urgencyOf(from, now);
  const { tone, icon } = looks[urgency];
  const span = spanOf(from, now);
  return (
    <StatusMark tone={tone} icon={icon} className="tabular-nums">
      <time dateTime={since} title={formatDateTime(since)}>
        {words ? texts.waited(span) : span}
      </time>
      {urgency !== 'in_time' && <VisuallyHidden>, {texts.urgency[urgency]}</VisuallyHidden>}
    </StatusMark>
  );
}

export function spanOf(from: Date, now: Date): string {
  return texts.span(Math.floor(businessTime(from, now) / 3_600_000));
}

/** The present moment, told again every minute: for clocks of things that wait. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
