import { useState } from 'react';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { formatDate, formatDateTime, formatWhen } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Button } from '#ui/button.tsx';
import type { listActivity } from '../contract/activity.ts';
import { foldTicks } from '../rules/activity.ts';
import { type ActivityAction, activityTexts } from '../texts/activity.ts';

const texts = dashboardTexts.activity;

/** Lines before the oldest one, until the user asks for all. */
const few = 6;

interface ActivityLinesProps {
  activity: Output<typeof listActivity>['activity'];
  /** Whose application it is, where that is not the person's own. */
  applicantOf: (applicationId: string | null) => string | undefined;
}

/** What happened, in sentences, the newest first. */
export function ActivityLines({ activity, applicantOf }: ActivityLinesProps) {
  const [all, setAll] = useState(false);
  const known = activity.filter(({ action }) => action in activityTexts);
  const lines = foldTicks(known, formatDate);
  const shown = all ? lines : [...lines.slice(0, -1).slice(0, few), ...lines.slice(-1)];
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ line, items }) => (
          <li
            key={line.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 last:pb-0"
          >
            <span className="min-w-0 wrap-anywhere">
              {activityTexts[line.action as ActivityAction]({
                ...line.details,
                by_staff: line.by_staff,
                items,
                applicant: applicantOf(line.application_id),
              })}
            </span>
            <time
              dateTime={line.occurred_at}
              title={formatDateTime(line.occurred_at)}
              className="text-small text-muted"
            >
              {formatWhen(line.occurred_at)}
            </time>
          </li>
        ))}
      </ul>
      {lines.length > few + 1 && (
        <div>
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.showFewer : texts.showAll(lines.length - few - 1)}
          </Button>
        </div>
      )}
    </>
  );
}
