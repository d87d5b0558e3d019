import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '#ui/load-problem.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { documentTexts } from '../texts/documents.ts';
import { DocumentSection } from './document-section.tsx';
import { documentsQuery } from './queries.ts';
import type { UploadTarget } from './upload/upload-item.ts';

interface DocumentPanelProps {
  /** Of which category, or for which part of the guide, files are asked for. */
  target: UploadTarget;
  /** The document as it is in a sentence: "birth certificate". */
  document: string;
}

/** The files of one asked-for document inside a step of the guide: upload, and everything one can do with them. */
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
            target.guide_item
              ? file.guide_item === target.guide_item
              : file.document_category === target.document_category
          }
          empty={panel.empty}
        />
      )}
    </QueryView>
  );
}
