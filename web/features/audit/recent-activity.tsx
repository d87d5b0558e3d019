import { type ActivityAction, activityTexts, dashboardTexts } from '#domain/texts/dashboard.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { formatDateTime, formatWhen } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useActivity } from './use-activity.ts';

/** What happened to the person's own things; the oldest line is always 'Account Created'. */
export function RecentActivity() {
  const activity = useActivity();
  return (
    <Card aria-labelledby="activity-title" className="grid content-start gap-3">
      <CardHeader id="activity-title" title={dashboardTexts.activity.title} />
      {activity.data ? (
        <ul className="divide-y divide-line">
          {activity.data
            .filter(({ action }) => action in activityTexts)
            .map((row) => (
              <li
                key={row.id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 last:pb-0"
              >
                <span className="min-w-0 wrap-anywhere">
                  {activityTexts[row.action as ActivityAction](row.details)}
                </span>
                <time
                  dateTime={row.occurred_at}
                  title={formatDateTime(row.occurred_at)}
                  className="text-small text-muted"
                >
                  {formatWhen(row.occurred_at)}
                </time>
              </li>
            ))}
        </ul>
      ) : activity.error ? (
        <Alert
          tone="error"
          title={dashboardTexts.activity.loadFailed}
          actions={
            <Button busy={activity.isFetching} onClick={() => activity.refetch()}>
              {uiTexts.tryAgain}
            </Button>
          }
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  );
}
