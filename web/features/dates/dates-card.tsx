import { dateKinds } from '#domain/rules/dates.ts';
import { dateTexts as texts } from '#domain/texts/dates.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateRow } from './date-row.tsx';
import { useDates } from './use-dates.ts';

/** The appointment and the passport of one application: how long it is until then, and what to do about it. */
export function DatesCard({ applicationId }: { applicationId: string }) {
  const { data, error, isFetching, refetch } = useDates(applicationId);
  return (
    <Card aria-labelledby="dates-title" className="grid content-start gap-3">
      <CardHeader id="dates-title" title={texts.title} />
      <p className="text-muted">{texts.intro}</p>
      {data ? (
        <ul className="divide-y divide-line">
          {dateKinds.map((kind) => (
            <DateRow
              key={`${applicationId} ${kind}`}
              applicationId={applicationId}
              kind={kind}
              day={data[kind]}
            />
          ))}
        </ul>
      ) : error ? (
        <Alert
          tone="error"
          title={texts.loadFailed}
          actions={
            <Button busy={isFetching} onClick={() => refetch()}>
              {uiTexts.tryAgain}
            </Button>
          }
        >
          <p>{error.message}</p>
        </Alert>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  );
}
