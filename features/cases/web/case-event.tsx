import { FileText, Footprints, Lock, MessageSquare, Milestone } from 'lucide-react';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { caseEventText } from '#features/audit/texts/case-events.ts';
import { formatDateTime, formatTime, formatWhen } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import type { Icon } from '#ui/icon.ts';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CaseEvent } from '../contract/cases.ts';
import { type CaseEventKind, kindOfEvent } from '../rules/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';

const texts = officeApplicationTexts.case;

const icons: Record<CaseEventKind, Icon> = {
  status: Milestone,
  documents: FileText,
  guide: Footprints,
  messages: MessageSquare,
  notes: Lock,
};

/** An event: what, by whom, when. Under a day's heading only the time shows. */
export function CaseEventLine({ event, underDay }: { event: CaseEvent; underDay?: boolean }) {
  const base = useOfficeBase();
  const kind = kindOfEvent(event.action) ?? 'status';
  const Glyph = icons[kind];
  const when = underDay ? formatTime(event.occurred_at) : formatWhen(event.occurred_at);
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <Glyph aria-hidden="true" className="mt-1 size-4 text-muted" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <VisuallyHidden>{officeCaseTexts.timeline.kinds[kind]}: </VisuallyHidden>
          {event.subject.type === 'support_message' ? (
            <Link to={`${base}/support/${event.subject.id}`}>{caseEventText(event)}</Link>
          ) : (
            caseEventText(event)
          )}
        </p>
        <p className="text-small text-muted">
          {texts.by(whoDid(event))}{' '}
          <time dateTime={event.occurred_at} title={formatDateTime(event.occurred_at)}>
            {when}
          </time>
        </p>
      </div>
    </li>
  );
}

function whoDid({ by, by_role }: CaseEvent): string {
  if (by_role === 'system') return texts.bySystem;
  return by ?? texts.byDeleted;
}
