import { useQuery } from '@tanstack/react-query';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { documentTexts } from '../texts/documents.ts';
import { DocumentSection } from './document-section.tsx';
import { documentsQuery } from './queries.ts';
import type { UploadTarget } from './upload/upload-item.ts';

interface DocumentPanelProps {
  /** Of which category, or for which part of the guide, files are asked for. */
  target: UploadTarget;
  /** The document as it stands in a sentence: "birth certificate". */
  document: string;
}

/** The files of one asked-for document inside a step of the guide: upload, and everything one can do with them. */
export function DocumentPanel({ target, document }: DocumentPanelProps) {
  const documents = useQuery(documentsQuery(target.application_id));
  const { toasts, panel } = documentTexts;
  if (documents.data)
    return (
      <DocumentSection
        title={document}
        document={document}
        target={target}
        documents={documents.data}
        holds={(file) =>
          target.guide_item
            ? file.guide_item === target.guide_item
            : file.document_category === target.document_category
        }
        empty={panel.empty}
      />
    );
  if (documents.error)
    return (
      <Alert
        tone="error"
        title={toasts.listFailed.title}
        actions={
          <Button busy={documents.isFetching} onClick={() => void documents.refetch()}>
            {documentTexts.upload.retry}
          </Button>
        }
      >
        {toasts.listFailed.detail}
      </Alert>
    );
  return <Loading label={documentTexts.loading} />;
}
