import { useQuery } from '@tanstack/react-query';
import type { OfficeDocument } from '#features/reviews/contract.ts';
import { DocumentState } from '#features/reviews/web/document-list.tsx';
import { caseDocumentsQuery } from '#features/reviews/web/office-queries.ts';
import { paperWords } from '#features/reviews/web/use-review.ts';
import { formatCount, formatShortDate } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { officeSupportTexts } from '../texts/office-support.ts';

const { files: texts } = officeSupportTexts;

/** More of them are a page of their own: the documents of the case. */
const mostShown = 10;

/** The files of a case, newest first. Each leads to the place where it is reviewed: nothing is opened here. */
export function PersonFiles({ applicationId }: { applicationId: string }) {
  const query = useQuery(caseDocumentsQuery(applicationId));
  const documentsOfCase = `${useOfficeBase()}/applications/${applicationId}?tab=documents`;
  const count = query.data?.documents.length ?? 0;
  return (
    <Card aria-labelledby="support-files" className="self-start">
      <CardHeader id="support-files" title={texts.title} aside={count > 0 && formatCount(count)} />
      <QueryView
        query={query}
        loading={texts.loading}
        skeleton="mt-3 h-24"
        failed={texts.failed}
        className="mt-3"
      >
        {({ documents }) =>
          documents.length === 0 ? (
            <p className="mt-3 text-muted">{texts.none}</p>
          ) : (
            <ul className="mt-3 grid gap-3">
              {documents.slice(0, mostShown).map((document) => (
                <FileLine
                  key={document.id}
                  document={document}
                  to={`${documentsOfCase}&document=${document.id}`}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {count > mostShown && (
        <p className="mt-3">
          <Link to={documentsOfCase}>{texts.all(formatCount(count))}</Link>
        </p>
      )}
    </Card>
  );
}

/** Which paper it is, what the file is called, and what was said of it. */
function FileLine({ document, to }: { document: OfficeDocument; to: string }) {
  const name = paperWords(document);
  return (
    <li className="min-w-0">
      <Link to={to} className="wrap-anywhere">
        {name}
      </Link>
      {name !== document.file_name && (
        <p className="text-small wrap-anywhere text-muted">{document.file_name}</p>
      )}
      <p className="text-small text-muted">
        <time dateTime={document.created_at}>{texts.arrived(formatShortDate(document.created_at))}</time>
      </p>
      {/* Of a file that is not for review there is nothing to be said. */}
      {(document.review ?? document.is_checking) && <DocumentState document={document} />}
    </li>
  );
}
