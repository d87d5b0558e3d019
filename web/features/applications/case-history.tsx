import type { CaseEvent } from '#domain/contracts/applications.ts';
import { caseEventText, officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { formatDateTime, formatWhen } from '../../lib/format.ts';
import { Card, CardHeader } from '../../ui/card.tsx';

const texts = officeApplicationTexts.case;

/** What happened, newest first, by whom. */
export function CaseHistory({ events }: { events: CaseEvent[] }) {
  return (
    <Card aria-labelledby="case-history">
      <CardHeader id="case-history" title={texts.history} />
      {events.length === 0 ? (
        <p className="mt-3 text-muted">{texts.noHistory}</p>
      ) : (
        <ol className="mt-3 grid gap-4 border-l-2 border-line pl-4">
          {events.map((event) => (
            <li key={event.id}>
              <p>{caseEventText(event)}</p>
              <p className="text-small text-muted">
                {texts.by(whoDid(event))}{' '}
                <time dateTime={event.occurred_at} title={formatDateTime(event.occurred_at)}>
                  {formatWhen(event.occurred_at)}
                </time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function whoDid({ by, by_role }: CaseEvent): string {
  if (by_role === 'system') return texts.bySystem;
  return by ?? texts.byDeleted;
}
