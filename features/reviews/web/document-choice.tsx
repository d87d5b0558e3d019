import clsx from 'clsx';
import { ShieldAlert } from 'lucide-react';
import { formatFileSize } from '#platform/browser/format.ts';
import { StatusMark } from '#ui/status-mark.tsx';
import type { OfficeDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { DocumentState } from './document-state.tsx';
import { paperWords } from './use-review.ts';

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
