import { useSearchParams } from 'react-router';
import { formatDay } from '#platform/browser/format.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { foldEvents } from '#platform/shared/fold-events.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CaseEvent } from '../contract/cases.ts';
import { caseEventKinds } from '../rules/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';
import { CaseEventLine } from './case-event.tsx';
import { caseHistoryQuery } from './queries.ts';

const texts = officeCaseTexts.timeline;

/** The case's events by day, newest first; the filter is in the address. */
export function CaseTimeline({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const kind = caseEventKinds.find((name) => name === params.get('kind'));
  const history = usePagedQuery(caseHistoryQuery(id, kind), (page) => page.events);

  function choose(next: string) {
    const changed = new URLSearchParams(params);
    if (next) changed.set('kind', next);
    else changed.delete('kind');
    setParams(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <Card padded={false} aria-labelledby="case-timeline">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h2 id="case-timeline" className="text-lead">
          {texts.title}
        </h2>
        <Field label={texts.filter} className="grid-flow-col items-center gap-x-3">
          <Select
            value={kind ?? ''}
            onChange={(event) => choose(event.target.value)}
            className="w-44 sm:w-52"
          >
            <option value="">{texts.everything}</option>
            {caseEventKinds.map((name) => (
              <option key={name} value={name}>
                {texts.kinds[name]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <QueryView
        query={history}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-3 p-4">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-10" />
            ))}
          </div>
        }
        failed={texts.errorLoading}
        className="m-4"
      >
        {() =>
          history.rows.length === 0 ? (
            <EmptyState
              title={kind ? texts.filteredEmpty : texts.empty}
              action={kind && <Button onClick={() => choose('')}>{texts.showAll}</Button>}
            >
              <p>{kind ? texts.filteredEmptyBody : texts.emptyBody}</p>
            </EmptyState>
          ) : (
            byDay(history.rows).map(([day, events]) => (
              <section
                key={day}
                aria-label={day}
                className="border-b border-line-soft px-4 py-3 last:border-b-0"
              >
                <h3 className="text-small font-strong text-muted">{day}</h3>
                <ol className="mt-2 grid gap-3">
                  {foldEvents(events).map((event) => (
                    <CaseEventLine key={event.id} event={event} underDay />
                  ))}
                </ol>
              </section>
            ))
          )
        }
      </QueryView>
      {history.hasNextPage && (
        <div className="px-4 py-3">
          <Button busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
            {texts.older}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Days in the user's own time zone; the events keep their order. */
function byDay(events: readonly CaseEvent[]): [string, CaseEvent[]][] {
  const days = new Map<string, CaseEvent[]>();
  for (const event of events) {
    const day = formatDay(event.occurred_at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}
