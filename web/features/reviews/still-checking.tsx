import { ShieldQuestion } from 'lucide-react';
import { officeReviewTexts } from '#domain/texts/office-reviews.ts';

const texts = officeReviewTexts.checks;

/** In the place of a document that nobody may open yet. It becomes the document by itself when the check is through. */
export function StillChecking() {
  return (
    <div className="grid content-center justify-items-start gap-3 p-card md:p-10">
      <ShieldQuestion aria-hidden="true" className="size-8 text-muted" />
      <p className="text-lead font-strong">{texts.checkingTitle}</p>
      <p className="max-w-read text-muted">{texts.checkingBody}</p>
    </div>
  );
}
