import { useQuery } from '@tanstack/react-query';
import { bringDone } from '#features/bring/rules.ts';
import { bringWords } from '#features/bring/texts.ts';
import {
  paperOf,
  type RequiredDocument,
  requiredDocuments,
} from '#features/documents/rules/document-types.ts';
import { bringFigure } from '#features/documents/texts/document-counts.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { setAsideTexts } from '#features/documents/texts/set-aside.ts';
import type { OfficeDocument } from '#features/reviews/contract.ts';
import { typesAccepted } from '#features/reviews/web/case-documents.ts';
import { DocumentState } from '#features/reviews/web/document-list.tsx';
import { caseDocumentsQuery } from '#features/reviews/web/office-queries.ts';
import { formatShortDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { casePaperTexts as texts } from '../texts/office-case-papers.ts';

/** The six papers with what was said of each and when it arrived, and what else the applicant brings. */
export function CasePapers({ file: { application, guide } }: { file: CaseFile }) {
  const query = useQuery(caseDocumentsQuery(application.id));
  const documents = query.data?.documents ?? [];
  return (
    <Card padded={false} aria-labelledby="case-papers">
      <CardHeader
        id="case-papers"
        title={texts.title}
        aside={
          query.data && texts.of(typesAccepted(documents), requiredDocuments.length, guide.set_aside.length)
        }
        className="border-b border-line px-4 py-3"
      />
      <QueryView
        query={query}
        loading={texts.loading}
        skeleton="m-4 h-40"
        failed={texts.failed}
        className="m-4"
      >
        {() => (
          <ul className="divide-y divide-line-soft px-4 py-1">
            {requiredDocuments.map((type) => (
              <PaperLine
                key={type}
                type={type}
                document={documents.find((one) => paperOf(one) === type && !one.replaced)}
                isAside={guide.set_aside.some(({ paper }) => paper === type)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {guide.bring.length > 0 && (
        <div className="border-t border-line px-4 py-3">
          <h3 className="text-base font-strong">{bringFigure(bringDone(guide), guide.bring.length)}</h3>
          <ul className="mt-1 grid gap-y-1 text-small">
            {guide.bring.map((item) => {
              const ticked = guide.completed[item];
              return (
                <li key={item} className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span>{bringWords[item].name}</span>
                  <StatusMark tone={ticked ? 'done' : 'todo'}>
                    {ticked ? texts.ready(formatShortDate(ticked)) : texts.open}
                  </StatusMark>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Card>
  );
}

interface PaperLineProps {
  type: RequiredDocument;
  /** The newest copy. */
  document: OfficeDocument | undefined;
  isAside: boolean;
}

function PaperLine({ type, document, isAside }: PaperLineProps) {
  const { name } = documentWords[type];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2">
      <span>
        {document ? <Link to={`?tab=documents&document=${document.id}`}>{name}</Link> : name}
        {document && (
          <span className="ml-2 text-small text-muted">
            {texts.arrived(formatShortDate(document.created_at))}
          </span>
        )}
      </span>
      {document ? (
        <DocumentState document={document} />
      ) : (
        <StatusMark tone="todo">{isAside ? setAsideTexts.state : texts.missing}</StatusMark>
      )}
    </li>
  );
}
