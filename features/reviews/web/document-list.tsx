import clsx from 'clsx';
import { ArrowLeft, RotateCcw, ShieldAlert, ShieldQuestion } from 'lucide-react';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { previewTexts } from '#features/documents/texts/document-preview.ts';
import type { PreviewView } from '#features/documents/web/use-preview.ts';
import { formatFileSize, formatShortDate } from '#platform/browser/format.ts';
import type { SingleKey } from '#platform/browser/single-keys.ts';
import { Button } from '#ui/button.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import type { OfficeDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { type NextThing, WayOn } from './all-done.tsx';
import { typesAccepted, waits } from './case-documents.ts';
import { paperWords } from './use-review.ts';
import { spanOf, useMinute, WaitingMark } from './waiting-mark.tsx';

interface DocumentChoiceProps {
  documents: readonly OfficeDocument[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The documents of a case, what waits on top. Choosing one opens it, or asks why first. */
export function DocumentChoice({ documents, chosen, onChoose }: DocumentChoiceProps) {
  return (
    <ul aria-label={officeReviewTexts.tab.list}>
      {documents.map((document) => {
        const current = document.id === chosen;
        const name = paperWords(document);
        return (
          <li key={document.id} className="border-b border-line-soft last:border-b-0">
            <button
              type="button"
              aria-current={current || undefined}
              className={clsx(
                'grid w-full justify-items-start gap-0.5 border-l-3 px-4 py-3 text-left -outline-offset-3',
                current ? 'border-link bg-tint' : 'border-transparent hover:bg-well',
              )}
              onClick={() => onChoose(document.id)}
            >
              <span className="font-strong wrap-anywhere text-heading">{name}</span>
              {name !== document.file_name && (
                <span className="text-small wrap-anywhere text-muted">{document.file_name}</span>
              )}
              <span className="text-small text-muted">{formatFileSize(document.file_size)}</span>
              <DocumentState document={document} />
              {document.findings.length > 0 && (
                <StatusMark tone="due" icon={ShieldAlert}>
                  {officeReviewTexts.checks.mark}
                </StatusMark>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The state of a document, for staff: since when it waits, or what was said of it. */
export function DocumentState({ document }: { document: OfficeDocument }) {
  const { review, replaced, upload_status } = document;
  if (upload_status === 'pending') return <StatusMark tone="todo">{officeReviewTexts.unfinished}</StatusMark>;
  if (document.is_checking)
    return (
      <StatusMark tone="todo" icon={ShieldQuestion} className="whitespace-normal!">
        {officeReviewTexts.checks.checking}
      </StatusMark>
    );
  if (!review) return <StatusMark tone="todo">{officeReviewTexts.keptOnly}</StatusMark>;
  if (replaced) return <StatusMark tone="todo">{officeReviewTexts.replaced}</StatusMark>;
  if (waits(document))
    return (
      <span className="grid justify-items-start">
        <WaitingMark since={review.waiting_since} words />
        {review.status === 'in_review' && (
          <StatusMark tone="now" className="whitespace-normal!">
            {review.reviewed_by
              ? officeReviewTexts.inReviewBy(review.reviewed_by)
              : officeReviewTexts.states.in_review}
          </StatusMark>
        )}
      </span>
    );
  const date = formatShortDate(review.reviewed_at ?? document.created_at);
  return review.status === 'accepted' ? (
    <StatusMark tone="done">{officeReviewTexts.acceptedOn(date)}</StatusMark>
  ) : (
    <StatusMark tone="due" icon={RotateCcw} className="whitespace-normal!">
      {officeReviewTexts.returnedOn(date)}
    </StatusMark>
  );
}

const tabTexts = officeReviewTexts.tab;

interface SumProps {
  documents: readonly OfficeDocument[];
  /** How many papers the applicant set aside. */
  aside: number;
}

/** "4 of 6 types accepted, 1 set aside. Oldest waiting 19 h." */
export function Sum({ documents, aside }: SumProps) {
  const now = useMinute();
  const since = documents
    .filter(waits)
    .flatMap(({ review }) => review?.waiting_since ?? [])
    .toSorted()[0];
  return (
    <>
      {tabTexts.accepted(typesAccepted(documents), requiredDocuments.length, aside)}{' '}
      {since ? tabTexts.oldest(spanOf(new Date(since), now)) : tabTexts.nothingWaits}
    </>
  );
}

interface NothingChosenProps {
  waiting: readonly OfficeDocument[];
  next: NextThing | undefined;
  onGoOn: () => void;
  onChoose: (id: string) => void;
}

/** Before a document is chosen: nothing has been opened, and where to begin. */
export function NothingChosen({ waiting: [first], next, onGoOn, onChoose }: NothingChosenProps) {
  return (
    <div className="grid content-center justify-items-start gap-3 p-card md:p-10">
      <p className="text-lead font-strong">{first ? tabTexts.choose : tabTexts.allDone}</p>
      <p className="max-w-read text-muted">{tabTexts.chooseBody}</p>
      {first ? (
        <Button onClick={() => onChoose(first.id)}>{tabTexts.first(paperWords(first))}</Button>
      ) : (
        <WayOn next={next} onGoOn={onGoOn} />
      )}
    </div>
  );
}

/** Where there is no room for list and document side by side. */
export function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <div className="lg:hidden">
      <Button variant="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {tabTexts.back}
      </Button>
    </div>
  );
}

/** The keys that change how a document is looked at. */
export function viewKeys(view: PreviewView, shown: boolean): SingleKey[] {
  const key = (keys: string[], label: string, act: () => void): SingleKey => ({
    keys,
    label,
    run: () => (shown ? act() : false),
  });
  return [
    key(['+', '='], previewTexts.zoomIn, view.zoomIn),
    key(['-'], previewTexts.zoomOut, view.zoomOut),
    key(['0'], previewTexts.zoomReset(view.zoom), view.zoomReset),
    key(['r', 'R'], previewTexts.rotate, view.rotate),
  ];
}
