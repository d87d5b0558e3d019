import type { ReactNode } from 'react';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { requiredDocumentTexts } from '#features/guide/texts/guide-documents.ts';
import { formatShortDate } from '#platform/browser/format.ts';
import { Quoted } from '#ui/quoted.tsx';
import type { OfficeDocument } from '../contract.ts';
import { promisedBy } from '../rules.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { waits } from './case-documents.ts';

const texts = officeReviewTexts.about;

interface DocumentFactsProps {
  document: OfficeDocument;
  /** All of the case. */
  documents: readonly OfficeDocument[];
  /** The applicant's. */
  name: string;
}

/** What has to be known beside a document to answer it: whose, since when, what the list asks, what was said before. */
export function DocumentFacts({ document, documents, name }: DocumentFactsProps) {
  const paper = paperOf(document);
  const asked = paper && paper !== 'nif-document' ? requiredDocumentTexts[paper] : undefined;
  const before = documents.filter(
    (other) => other.id !== document.id && paper && paperOf(other) === paper && other.review?.reason,
  );
  return (
    <dl className="grid gap-2 border-t border-line px-4 py-3 text-small">
      <Fact term={texts.person}>{name}</Fact>
      <Fact term={texts.arrived}>
        {formatShortDate(document.created_at)}
        {waits(document) && document.review && (
          <span className="block">
            {texts.by(formatShortDate(`${promisedBy(new Date(document.review.waiting_since))}T12:00:00`))}
          </span>
        )}
      </Fact>
      {asked && (
        <Fact term={texts.asked}>
          {asked.description} {asked.note}.
        </Fact>
      )}
      {before.length > 0 && (
        <Fact term={texts.before}>
          {before.map(({ id, review, created_at }) => (
            <span key={id} className="mt-1 grid gap-1">
              {formatShortDate(review?.reviewed_at ?? created_at)}
              <Quoted>{review?.reason ?? ''}</Quoted>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
