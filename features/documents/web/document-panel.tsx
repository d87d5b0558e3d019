import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '#ui/load-problem.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { documentTexts } from '../texts/documents.ts';
import { DocumentSection } from './document-section.tsx';
import { documentsQuery } from './queries.ts';
import type { UploadTarget } from './upload/upload-item.ts';

interface DocumentPanelProps {
  /** The category or guide item that asks for files. */
  target: UploadTarget;
  /** The document's name inside a sentence: "birth certificate". */
  document: string;
}

/** Upload and files of one required document, inside a step of the guide. */
export function DocumentPanel({ target, document }: DocumentPanelProps) {
  const documents = useQuery(documentsQuery(target.application_id));
  const { toasts, panel } = documentTexts;
  return (
    <QueryView
      query={documents}
      loading={documentTexts.loading}
      failed={
        <LoadProblem title={toasts.listFailed.title} query={documents}>
          {toasts.listFailed.detail}
        </LoadProblem>
      }
      silent
    >
      {(rows) => (
        <DocumentSection
          title={document}
          document={document}
          target={target}
          documents={rows}
          holds={(file) =>
            target.bring_item
              ? file.bring_item === target.bring_item
              : target.guide_item
                ? file.guide_item === target.guide_item
                : file.document_category === target.document_category
          }
          empty={panel.empty}
        />
      )}
    </QueryView>
  );
}
