import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredDocumentTexts, requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { DocumentCategory, DocumentRow } from '../contract.ts';
import type { RequiredDocument } from '../rules/document-types.ts';
import { documentWords } from '../texts/document-types.ts';
import { documentTexts } from '../texts/documents.ts';
import { useCategorise } from './document-actions.ts';
import { documentsQuery } from './queries.ts';

const texts = requiredTexts.reuse;

/** Offers a suitable file that was uploaded elsewhere. Empty when there is none. */
export function ReuseFile({ type, applicationId }: { type: RequiredDocument; applicationId: string }) {
  const [choosing, setChoosing] = useState(false);
  const categorise = useCategorise();
  const others = (useQuery(documentsQuery(applicationId)).data ?? []).filter(
    (row) =>
      row.upload_status === 'uploaded' &&
      row.document_category !== type &&
      !row.guide_item &&
      !row.bring_item,
  );
  if (others.length === 0 && !choosing) return null;
  const { inSentence } = requiredDocumentTexts[type];
  function use({ id, file_name }: DocumentRow) {
    categorise.mutate(
      { id, category: type },
      {
        onSuccess: () => {
          setChoosing(false);
          notify.success(texts.moved, texts.movedDetail(file_name, inSentence));
        },
        onError: (error) => notify.error(texts.failed, error.message),
      },
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        aria-label={documentTexts.upload.named(texts.button, inSentence)}
        onClick={() => setChoosing(true)}
      >
        {texts.button}
      </Button>
      <Dialog
        open={choosing}
        onOpenChange={setChoosing}
        title={texts.title(inSentence)}
        description={texts.detail}
      >
        <ul className="divide-y divide-line">
          {others.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{row.file_name}</p>
                <p className="text-small text-muted">{texts.now(placeOf(row.document_category))}</p>
              </div>
              <Button
                aria-label={documentTexts.upload.named(texts.use, row.file_name)}
                busy={categorise.isPending && categorise.variables.id === row.id}
                onClick={() => use(row)}
              >
                {texts.use}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

function placeOf(category: DocumentCategory): string {
  return category === 'general' || category === 'step_document'
    ? texts.places[category]
    : documentWords[category].name;
}
