import { ArrowLeft } from 'lucide-react';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { previewTexts } from '#features/documents/texts/document-preview.ts';
import type { PreviewView } from '#features/documents/web/use-preview-view.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import type { SingleKey } from '#platform/browser/use-single-keys.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { OfficeDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { typesAccepted, waits } from './order-documents.ts';
import { useMinute } from './use-minute.ts';
import { paperWords } from './use-review.ts';
import { spanOf } from './waiting-mark.tsx';

const texts = officeReviewTexts.tab;

/** "4 of 6 types accepted. Oldest waiting 19 h." */
export function Sum({ documents }: { documents: readonly OfficeDocument[] }) {
  const now = useMinute();
  const since = documents
    .filter(waits)
    .flatMap(({ review }) => review?.waiting_since ?? [])
    .toSorted()[0];
  return (
    <>
      {texts.accepted(typesAccepted(documents), requiredDocuments.length)}{' '}
      {since ? texts.oldest(spanOf(new Date(since), now)) : texts.nothingWaits}
    </>
  );
}

interface NothingChosenProps {
  waiting: readonly OfficeDocument[];
  onChoose: (id: string) => void;
}

/** Before a document is chosen: nothing has been opened, and where to begin. */
export function NothingChosen({ waiting: [first], onChoose }: NothingChosenProps) {
  return (
    <div className="grid content-center justify-items-start gap-3 p-card md:p-10">
      <p className="text-lead font-strong">{first ? texts.choose : texts.allDone}</p>
      <p className="max-w-read text-muted">{texts.chooseBody}</p>
      {first ? (
        <Button onClick={() => onChoose(first.id)}>{texts.first(paperWords(first))}</Button>
      ) : (
        <ToQueue />
      )}
    </div>
  );
}

/** The case is done: the way to the next one. */
export function AllDone() {
  return (
    // At the left: toasts come up at the right.
    <div className="grid justify-items-start gap-2 border-t border-line bg-good px-4 py-3">
      <p role="status" className="font-strong text-good-text">
        {texts.allDone}
      </p>
      <ToQueue />
    </div>
  );
}

function ToQueue() {
  const base = useOfficeBase();
  return <ButtonLink to={`${base}/review`}>{texts.toQueue}</ButtonLink>;
}

/** Where there is no room for list and document side by side. */
export function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <div className="lg:hidden">
      <Button variant="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {texts.back}
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
