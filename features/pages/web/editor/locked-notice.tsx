import { formatDateTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { OfficePage } from '../../contract/landing-page-shapes.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';

const { locked: texts, publishing } = pageEditorTexts;

/** What buttons that cannot be pressed are described by. */
export const lockedWhyId = 'locked-why';

interface LockedNoticeProps {
  page: OfficePage;
  /** The draft says something else than what visitors see. */
  differs: boolean;
  /** A copy is being made. */
  busy: boolean;
  onDuplicate: () => void;
  onCancelSchedule: () => void;
}

/** Why a page cannot be published now, which experiment it is in, and what can be done all the same. */
export function LockedNotice({ page, differs, busy, onDuplicate, onCancelSchedule }: LockedNoticeProps) {
  const running = page.experiments.filter(({ status }) => status === 'active');
  return (
    <Alert
      tone="info"
      title={texts.title}
      actions={
        <>
          <Button busy={busy} onClick={onDuplicate}>
            {texts.duplicate}
          </Button>
          {page.publish_at && <Button onClick={onCancelSchedule}>{publishing.cancelSchedule}</Button>}
          {running.map(({ id, name }) => (
            <Link key={id} to={`/admin/experiments/${id}`} className="inline-flex min-h-control items-center">
              {texts.experiment(name)}
            </Link>
          ))}
          <Link href={`/pitches/${page.slug}`} newTab className="inline-flex min-h-control items-center">
            {texts.view}
          </Link>
        </>
      }
    >
      <p id={lockedWhyId}>{texts.body(running.map(({ name }) => name))}</p>
      {page.publish_at && <p className="mt-1">{texts.scheduled(formatDateTime(page.publish_at))}</p>}
      {differs && <p className="mt-1">{texts.copyWithoutDraft}</p>}
    </Alert>
  );
}
