import { foldEvents } from '#platform/shared/fold-events.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { officeCaseTexts } from '../texts/office-cases.ts';
import { CaseEventLine } from './case-event.tsx';
import { useCaseHistory } from './use-case-history.ts';

const texts = officeCaseTexts.timeline;
const shown = 6;

/** What happened last, with the way to all of it. */
export function LatestEvents({ id }: { id: string }) {
  const { data, events: all, error } = useCaseHistory(id);
  const events = foldEvents(all);
  return (
    <Card aria-labelledby="case-latest">
      <CardHeader id="case-latest" title={texts.title} />
      {!data && !error && (
        <LoadingArea label={texts.loading}>
          <Skeleton className="mt-3 h-24" />
        </LoadingArea>
      )}
      {error && !data && <p className="mt-3 text-muted">{texts.errorLoading}</p>}
      {data && events.length === 0 && <p className="mt-3 text-muted">{texts.empty}</p>}
      {events.length > 0 && (
        <ol className="mt-3 grid gap-3">
          {events.slice(0, shown).map((event) => (
            <CaseEventLine key={event.id} event={event} />
          ))}
        </ol>
      )}
      <p className="mt-4 empty:hidden">
        {(events.length > shown || error) && <Link to="?tab=timeline">{texts.all}</Link>}
      </p>
    </Card>
  );
}
